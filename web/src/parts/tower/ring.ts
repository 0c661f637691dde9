/** Where a test is made, by whom and before whose eyes: a scene has it, and so has a practice. */
export interface Ring {
  arena: string;
  viewer: number;
  lang: string;
  fighters: readonly { fighter: string; player: string }[];
}
