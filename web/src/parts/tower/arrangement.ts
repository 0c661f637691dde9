/** The layout of a test on a screen of this size, in CSS pixels. */

export interface Arrangement {
  shape: 'wide' | 'flat' | 'tall'; // a desktop, a phone on its side, a phone upright
  unit: number; // a pixel of the 1440 × 900 drawing
  floor: number; // the table's top, from the upper edge
  tableLeft: number;
  tableWidth: number;
  canvasLeft: number;
  canvasWidth: number;
  canvasHeight: number; // with a little room below the table's top
  largestEdge: number;
  headroom: number; // above which no finished tower reaches
}

// Of the drawing: the table is 1032 wide, its top lies 12 below its upper edge.
const WIDE = 1440;
const HIGH = 900;
const TABLE = 1032;
export const TABLE_TOP = 12;
const BACK_EDGE = 840; // of the table, where the cubes stand
const FLOOR = 706;
const BELOW = 26; // units of canvas under the table's top: plate, shadows
const FLAT = 540; // lower than this a screen has no room above the table
const CLOCK = 196; // title, time and bar
const EDGE = 50;

// On a phone, from the table's top to the lower edge of the conditions and a little air.
const CONDITIONS = { flat: 62, tall: 130 };

/** `foot` is the height of what has come at the lower edge: on a phone the table rises above it. */
export function arrange(width: number, height: number, foot = 0): Arrangement {
  if (width < height * 0.85) return tall(width, height, foot);
  return height < FLAT ? flat(width, height, foot) : wide(width, height);
}

function wide(width: number, height: number): Arrangement {
  const unit = Math.min(width / WIDE, height / HIGH);
  const floor = height - (HIGH - FLOOR) * unit;
  return place('wide', { width, unit, floor, table: TABLE * unit, headroom: CLOCK * unit });
}

/** The time stands beside the tower, which has the whole height. */
function flat(width: number, height: number, foot: number): Arrangement {
  const unit = Math.min(width / 1000, height / 480);
  const floor = height - Math.max(104, foot + CONDITIONS.flat);
  return place('flat', { width, unit, floor, table: TABLE * unit * 0.62, headroom: 12 });
}

/** The table fills the width; time above it, conditions and buttons below. */
function tall(width: number, height: number, foot: number): Arrangement {
  const unit = Math.min(width / 360, 2) * 0.5;
  const floor = height - Math.max(Math.min(height * 0.31, 236), foot + CONDITIONS.tall);
  const headroom = Math.min(150, height * 0.22);
  return place('tall', { width, unit, floor, table: width * 1.16, headroom });
}

interface Given {
  width: number;
  unit: number;
  floor: number;
  table: number;
  headroom: number;
}

function place(shape: Arrangement['shape'], given: Given): Arrangement {
  const { width, unit, floor, table, headroom } = given;
  const canvas = shape === 'tall' ? width : Math.min(width, table * (BACK_EDGE / TABLE) * 1.1);
  return {
    shape,
    unit,
    floor,
    tableLeft: (width - table) / 2,
    tableWidth: table,
    canvasLeft: (width - canvas) / 2,
    canvasWidth: canvas,
    canvasHeight: floor + BELOW * unit,
    largestEdge: shape === 'wide' ? EDGE * unit : EDGE,
    headroom,
  };
}

/** How many letters have to stand beside each other, whatever is done about the rest. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/\s+/).map((word) => word.length));
}
