/** The seats of a match that continues from a moment of another. */
import type { GoOn, Level, SeatWanted } from '../../protocol';

export interface Seating {
  /** The seat that is played here, or -1: both, with a friend. */
  seat: number;
  level: Level;
}

export function continuation(step: number, { seat, level }: Seating): GoOn {
  const person: SeatWanted = { kind: 'person' };
  const computer: SeatWanted = { kind: 'computer', level };
  const at = (place: number) => (seat === place || seat < 0 ? person : computer);
  return { step, seats: [at(0), at(1)] };
}
