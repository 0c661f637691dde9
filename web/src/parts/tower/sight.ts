/** What a look at the table shows: a column of cubes, and those beside it. */

import { NOBODY, tilt, type Pose } from './geometry';

const UPRIGHT = 0.15; // radians a cube may lean and still look upright
const NEAR = 0.2; // edges
const OVERLAP = 0.7; // edges between two centres, the upper cube still looking carried

function isUpright(pose: Pose): boolean {
  return Math.abs(tilt(pose.angle)) < UPRIGHT;
}

/** The tallest column of upright cubes, from the table up; the middle counts where all are equal. */
export function columnSeen(poses: readonly Pose[], edge: number, held = NOBODY): number[] {
  const cubes = poses.map((_, cube) => cube).filter((cube) => cube !== held);
  let tallest: number[] = [];
  for (const cube of cubes) {
    const pose = poses[cube];
    if (Math.abs(pose.y - edge / 2) > NEAR * edge || !isUpright(pose)) continue;
    const column = columnOn(cube, poses, cubes, edge);
    if (isBetter(column, tallest, poses)) tallest = column;
  }
  return tallest;
}

function isBetter(column: number[], best: number[], poses: readonly Pose[]): boolean {
  if (column.length !== best.length) return column.length > best.length;
  return Math.abs(poses[column[0]].x) < Math.abs(poses[best[0]].x);
}

function columnOn(base: number, poses: readonly Pose[], cubes: number[], edge: number): number[] {
  const column = [base];
  for (; ;) {
    const below = poses[column.at(-1) ?? base];
    const above = cubes.filter((cube) => {
      const pose = poses[cube];
      return (
        Math.abs(pose.y - below.y - edge) < NEAR * edge &&
        Math.abs(pose.x - below.x) < OVERLAP * edge &&
        isUpright(pose)
      );
    });
    const next = above.sort((a, b) => off(poses[a], below) - off(poses[b], below))[0];
    if (next === undefined) return column;
    column.push(next);
  }
}

function off(pose: Pose, below: Pose): number {
  return Math.abs(pose.x - below.x);
}

/** Whether nothing lies on it. */
export function isFree(cube: number, poses: readonly Pose[], edge: number): boolean {
  const { x, y } = poses[cube];
  return !poses.some(
    (pose, other) => other !== cube && pose.y > y + edge / 2 && Math.abs(pose.x - x) < edge,
  );
}

/** The loose cubes in the order they are best taken: free ones first, nearest to the tower first. */
export function looseCubes(poses: readonly Pose[], edge: number): number[] {
  const column = columnSeen(poses, edge);
  const axis = column.length > 0 ? poses[column[0]].x : 0;
  const rank = (cube: number): number =>
    Math.abs(poses[cube].x - axis) + (isFree(cube, poses, edge) ? 0 : 1000 * edge);
  return poses
    .map((_, cube) => cube)
    .filter((cube) => !column.includes(cube))
    .sort((a, b) => rank(a) - rank(b));
}
