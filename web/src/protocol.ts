// Generated from the server’s types by knockdown.server.protocol.typescript; do not edit.

export const NOBODY = -1;
export const LARGEST_TEXT = 524288;
export const CODE_LENGTH = 6;
export const COUNT_IN_SECONDS = 3;
export const BUILD_SECONDS = 10;
export const OLD_REVISION = 'old-revision';
export const TOWER_LOST = 'tower-lost';
export const NOT_OVER = 'not-over';
export const CLOSED_TO_OTHER_PAGES = 4403;
export const CLOSED_TO_TOO_MANY = 4429;

export const LANGUAGES = ['en', 'es', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DECISIONS = ['nothing', 'pick_fighter', 'keep_skill', 'show_skill', 'draft_card', 'take_action', 'continue_combo', 'choose_payment', 'second_dash', 'react_now', 'choose_discard', 'choose_block', 'choose_ignored', 'choose_branch', 'use_or_not', 'choose_space', 'choose_gift', 'start_test', 'test_result', 'choose_relief', 'choose_order', 'choose_row_card', 'choose_paid_card', 'choose_wound'] as const;
export type Decision = (typeof DECISIONS)[number];

export const OPTION_KINDS = ['fighter', 'skill', 'card', 'move', 'attack', 'take_top', 'special', 'dash', 'end_combo', 'payment', 'react', 'pass', 'face', 'block_wounds', 'block_effect', 'block_both', 'ignore', 'branch', 'yes', 'no', 'space', 'test', 'passed', 'failed', 'drop', 'power', 'wound_kind'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export const LEVELS = ['rookie', 'brawler', 'duelist', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

export const CLOCKS = ['none', 'relaxed', 'blitz'] as const;
export type ClockKind = (typeof CLOCKS)[number];

export const KNOCKDOWNS = ['dice', 'table', 'tower'] as const;
export type Knockdown = (typeof KNOCKDOWNS)[number];

export const RELIEFS = ['total', 'each', 'heavy', 'light'] as const;
export type Relief = (typeof RELIEFS)[number];

export const PHRASES = ['hello', 'good-luck', 'well-played', 'nice-tower', 'ouch', 'close-one', 'thinking', 'sorry', 'hurry', 'thanks', 'good-match', 'again', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];

/** Whom it is about. */
export interface SeatData {
  player: number;
}

/** One card, and who has to do with it. */
export interface CardData {
  player: number;
  card: number;
  letters: string;
  attack: string;
}

/** 4.4: a card of the Attack Row. */
export interface CardTakenData extends CardData {
  idle: boolean;
}

/** Cards that are laid into the Attack Row. */
export interface RowCardsData {
  cards: number[];
  letters: string[];
  attacks: string[];
}

/** Cards that leave a hand. */
export interface HandCardsData extends RowCardsData {
  player: number;
}

/** 6.4: a block, and what it ignores. */
export interface BlockedData extends HandCardsData {
  heavy: number;
  light: number;
  effect: boolean;
}

/** One Skill; empty if the viewer does not see which. */
export interface SkillData {
  player: number;
  skill: string;
}

/** Several Skills; empty if the viewer does not see which. */
export interface SkillsData {
  player: number;
  skills: string[];
}

/** 11.1: a selection token, and the key of what it shows. */
export interface TokenDrawnData {
  kind: 'fighter' | 'skill_set' | 'arena';
  player: number;
  value: string;
}

/** 3.1: who plays which fighter. */
export interface FighterTakenData {
  player: number;
  fighter: string;
}

/** The number of the round, and whose turn is the first. */
export interface RoundBeganData {
  round: number;
  first: number;
}

/** Whose turn it is, and which of the round. */
export interface TurnBeganData {
  player: number;
  turn: number;
}

/** 10.2: how many Candles there are now. */
export interface CandleDrawnData {
  count: number;
}

/** From one space to another; several steps of the same kind in a row are one. */
export interface MovedData {
  player: number;
  start: number;
  end: number;
  how: 'move' | 'dash' | 'forced' | 'forward' | 'back' | 'blink';
}

/** 4.4: an attack, and whether it is in range. A Special Attack has no card: −1. */
export interface AttackBeganData {
  player: number;
  attack: string;
  card: number;
  hits: boolean;
  letters: string;
}

/** One attack. */
export interface AttackData {
  player: number;
  attack: string;
}

/** How many wounds of each kind. */
export interface WoundsData {
  player: number;
  heavy: number;
  light: number;
}

/** By what somebody is wounded: by an attack's own wounds, its effect or a Candle. */
export interface WoundedData extends WoundsData {
  cause: 'attack' | 'effect' | 'candle';
}

/** A token on a sheet (`space` is −1) or on a space (`holder` is −1). */
export interface TokenData {
  token: string;
  owner: number;
  holder: number;
  space: number;
}

/** As many as `times` on the same sheet. */
export interface TokenPlacedData extends TokenData {
  times: number;
}

/** 2.3: a Skill, a token or a fighter's own power, by its key. */
export interface PowerUsedData {
  player: number;
  power: string;
  of: 'skill' | 'token' | 'fighter';
}

/** How many actions the seat loses. */
export interface ActionLostData {
  player: number;
  count: number;
}

/** 7: how many wounds a seat is tested on, and how. */
export interface KnockdownBeganData {
  player: number;
  wounds: number;
  kind: Knockdown;
  percent: number | null;
}

/** What the dice show, and the sum that was needed. */
export interface DiceRolledData {
  player: number;
  dice: number[];
  needed: number;
}

/** Whether the seat stays in the round. */
export interface KnockdownEndedData {
  player: number;
  passed: boolean;
}

/** 8.2: who won the round and how, and the wounds of both seats that were counted. */
export interface RoundEndedData {
  winner: number;
  how: 'ko' | 'deck' | 'stall';
  heavy: [number, number];
  light: [number, number];
}

/** Who won the match. */
export interface MatchEndedData {
  winner: number;
}

/** Who lost the match without being beaten, and why. */
export interface ForfeitedData {
  player: number;
  reason: 'conceded' | 'time' | 'left';
}

/** 6.2: which of an effect's alternatives was chosen, counted from 0. */
export interface BranchChosenData {
  player: number;
  branch: number;
}

/** There is nothing more to say of it. */
export interface NoData {
}

/** What every event has; `data` is by its name. */
export interface EventBase {
  text: string;
  mark: 'banner' | 'heading' | 'line';
}

export interface TokenDrawn extends EventBase {
  name: 'token_drawn';
  data: TokenDrawnData;
}

export interface FighterTaken extends EventBase {
  name: 'fighter_taken';
  data: FighterTakenData;
}

export interface SkillsReceived extends EventBase {
  name: 'skills_received';
  data: SkillsData;
}

export interface SkillKept extends EventBase {
  name: 'skill_kept';
  data: SkillData;
}

export interface SkillShown extends EventBase {
  name: 'skill_shown';
  data: SkillData;
}

export interface FirstPlayer extends EventBase {
  name: 'first_player';
  data: SeatData;
}

export interface CardDrafted extends EventBase {
  name: 'card_drafted';
  data: CardData;
}

export interface RoundBegan extends EventBase {
  name: 'round_began';
  data: RoundBeganData;
}

export interface TurnBegan extends EventBase {
  name: 'turn_began';
  data: TurnBeganData;
}

export interface RowFilled extends EventBase {
  name: 'row_filled';
  data: RowCardsData;
}

export interface CandleDrawn extends EventBase {
  name: 'candle_drawn';
  data: CandleDrawnData;
}

export interface RowCardDiscarded extends EventBase {
  name: 'row_card_discarded';
  data: CardData;
}

export interface Moved extends EventBase {
  name: 'moved';
  data: MovedData;
}

export interface MoveCancelled extends EventBase {
  name: 'move_cancelled';
  data: SeatData;
}

export interface AttackBegan extends EventBase {
  name: 'attack_began';
  data: AttackBeganData;
}

export interface AttackCancelled extends EventBase {
  name: 'attack_cancelled';
  data: AttackData;
}

export interface CardTaken extends EventBase {
  name: 'card_taken';
  data: CardTakenData;
}

export interface CardDrawn extends EventBase {
  name: 'card_drawn';
  data: CardData;
}

export interface CardsPaid extends EventBase {
  name: 'cards_paid';
  data: HandCardsData;
}

export interface CardDiscarded extends EventBase {
  name: 'card_discarded';
  data: CardData;
}

/** `player` has it now. */
export interface CardStolen extends EventBase {
  name: 'card_stolen';
  data: CardData;
}

export interface CardTakenBack extends EventBase {
  name: 'card_taken_back';
  data: CardData;
}

export interface Blocked extends EventBase {
  name: 'blocked';
  data: BlockedData;
}

export interface Wounded extends EventBase {
  name: 'wounded';
  data: WoundedData;
}

export interface Healed extends EventBase {
  name: 'healed';
  data: WoundsData;
}

/** `player` has it now. */
export interface WoundMoved extends EventBase {
  name: 'wound_moved';
  data: WoundsData;
}

export interface TokenPlaced extends EventBase {
  name: 'token_placed';
  data: TokenPlacedData;
}

export interface TokenRemoved extends EventBase {
  name: 'token_removed';
  data: TokenData;
}

export interface PowerUsed extends EventBase {
  name: 'power_used';
  data: PowerUsedData;
}

export interface ActionLost extends EventBase {
  name: 'action_lost';
  data: ActionLostData;
}

export interface KnockdownBegan extends EventBase {
  name: 'knockdown_began';
  data: KnockdownBeganData;
}

export interface DiceRolled extends EventBase {
  name: 'dice_rolled';
  data: DiceRolledData;
}

export interface KnockdownEnded extends EventBase {
  name: 'knockdown_ended';
  data: KnockdownEndedData;
}

export interface RoundEnded extends EventBase {
  name: 'round_ended';
  data: RoundEndedData;
}

export interface MatchEnded extends EventBase {
  name: 'match_ended';
  data: MatchEndedData;
}

/** The end that is not in the rules; the match ends with the event after it. */
export interface Forfeited extends EventBase {
  name: 'forfeited';
  data: ForfeitedData;
}

export interface BranchChosen extends EventBase {
  name: 'branch_chosen';
  data: BranchChosenData;
}

/** 6.3: the attacker did without a Knockdown Test. */
export interface NoTest extends EventBase {
  name: 'no_test';
  data: SeatData;
}

/** Stands for all that happened before the first event told. */
export interface LeftOut extends EventBase {
  name: 'left_out';
  data: NoData;
}

/** What is agreed on before a match; in JSON its fields lie among those of what has them. */
export interface HouseRules {
  knockdown: Knockdown;
  relief: Relief;
  stall_turns: number;
}

/** 6.8: how far an attack goes now, with the Skills that change it. */
export interface Reach {
  kind: 'spaces' | 'projectile' | 'unlimited';
  low: number;
  high: number;
  text: string;
}

/** A card of the Attack Row, as it is for the player who looks at it. */
export interface RowCard {
  card: number;
  attack: string;
  letters: string;
  hits: boolean;
  harms: boolean;
  reach: Reach;
  heavy: number;
  light: number;
  ko: boolean;
  text: string;
}

/** 5.1, 5.2: a card in a hand is its symbols; of an unseen one there are none. */
export interface HandCard {
  card: number;
  letters: string;
  known: boolean;
}

/** Tokens on a sheet. */
export interface TokenPile {
  token: string;
  owner: number;
  count: number;
}

/** A token on a space. */
export interface SpaceToken {
  token: string;
  owner: number;
}

/** One space of the arena. */
export interface SpaceNow {
  tokens: SpaceToken[];
  candle: boolean;
  dark: boolean;
  edge: boolean;
  text: string;
}

/** A Special Attack of a sheet, as it is now. */
export interface SpecialNow {
  attack: string;
  place: number;
  reach: Reach;
  heavy: number;
  light: number;
  ko: boolean;
  payable: boolean;
  hits: boolean;
  why_not: string;
  text: string;
}

/** 2.3: a Skill of a seat. The key is empty where the viewer may not know it. */
export interface SkillNow {
  skill: string;
  face_up: boolean;
}

/** One seat. */
export interface FighterNow {
  seat: number;
  fighter: string;
  player: string;
  level: string;
  space: number;
  heavy: number;
  light: number;
  victories: number;
  hand: HandCard[];
  hand_limit: number;
  tokens: TokenPile[];
  skills: SkillNow[];
  specials: SpecialNow[];
  bonus: string[];
  fall: number;
  text: string;
}

/** What an attack would do before it is chosen. */
export interface Preview {
  hits: boolean;
  harms: boolean;
  spaces: number[];
  target: number;
  heavy: number;
  light: number;
  ko: boolean;
  blocks: string[];
  text: string;
}

/** How many of each kind. */
export interface Wounds {
  heavy: number;
  light: number;
}

/** One possible answer. `option` are the words that are sent back: `move 5`. */
export interface OptionNow {
  option: string;
  kind: string;
  label: string;
  text: string;
  beyond: number;
  space: number;
  card: number;
  place: number;
  key: string;
  letters: string[];
  keeps: string[];
  lost: string;
  heavy: number;
  light: number;
  suffers: Wounds | null;
  preview: Preview | null;
  sensible: boolean;
  early: boolean;
}

/** 6: the attack that is being answered, for block and Reaction windows. */
export interface Coming {
  attack: string;
  attacker: number;
  card: number;
  heavy: number;
  light: number;
  ko: boolean;
  effect: string;
  in_question: boolean;
  told: string;
  text: string;
}

/** An answer of a block or Reaction window that is not possible now. */
export interface Closed {
  kind: string;
  label: string;
  why_not: string;
  text: string;
  key: string;
  place: number;
}

/** The pending decision of the viewer. */
export interface Question {
  decision: string;
  text: string;
  rule: string;
  actions: number;
  options: OptionNow[];
  coming: Coming | null;
  closed: Closed[];
  powers: string[];
  on_row: boolean;
}

/** 7: a Knockdown Test under way. `start` waits for the attacker to begin it. */
export interface TestNow {
  kind: Knockdown;
  seat: number;
  heavy: number;
  light: number;
  wounds: number;
  starter: number;
  builder: 'you' | 'person' | 'computer';
  phase: 'start' | 'build' | 'over';
  text: string;
}

/** Whose time runs, in milliseconds: first that of the decision, then the seat's reserve. */
export interface ClockNow {
  kind: ClockKind;
  seat: number;
  left: number;
  reserves: number[];
  at: number;
}

/** The whole match as one screen shows it. */
export interface Scene extends HouseRules {
  type: 'scene';
  match: string;
  revision: number;
  lang: string;
  mode: 'alone' | 'shared' | 'watched' | 'replay';
  viewer: number;
  handover: number;
  arena: string;
  skill_set: string;
  round: number;
  turn: number;
  first: number;
  active: number;
  decider: number;
  winner: number;
  over: boolean;
  deck: number;
  candles: number;
  discards: HandCard[];
  row: (RowCard | null)[];
  spaces: SpaceNow[];
  fighters: FighterNow[];
  question: Question | null;
  waiting: string;
  thinking: boolean;
  test: TestNow | null;
  can_undo: boolean;
  can_hint: boolean;
  events: EventNow[];
  fresh: boolean;
  ending: '' | 'rounds' | 'conceded' | 'time' | 'left';
  forfeited: boolean;
  ending_text: string;
  clock: ClockNow | null;
  away: number[];
  claim_in: number;
  room: string;
}

/** An answer to the decision of this revision. */
export interface Decide {
  type: 'decide';
  revision: number;
  option: string;
}

/** Take the last own decision back. */
export interface Undo {
  type: 'undo';
  revision: number;
}

/** What would a duelist do? */
export interface AskHint {
  type: 'hint';
  revision: number;
}

/** Two people at one screen: this seat looks now, the other one looks away. */
export interface TakeScreen {
  type: 'take_screen';
  seat: number;
}

/** Go on in another language; answered with the whole scene. */
export interface Speak {
  type: 'speak';
  lang: string;
}

/** 7.1: three, two, one. Sent by the attacker, or by who may speak for a computer. */
export interface StartTest {
  type: 'start_test';
  revision: number;
}

/** Give up. A player of both seats may name one; otherwise it is the one to decide. */
export interface Concede {
  type: 'concede';
  revision: number;
  seat?: number;
}

/** The opponent has been gone for long enough: the match is mine. */
export interface Claim {
  type: 'claim';
  revision: number;
}

/** One of the phrases that everybody hears in their language. */
export interface Say {
  type: 'phrase';
  key: string;
}

/** One movement of the hand over the table, stamped with the tick the page has seen. */
export interface Hand {
  type: 'hand';
  tick: number;
  kind: 'grab' | 'move' | 'rotate' | 'release' | 'done';
  x?: number;
  y?: number;
  cube?: number;
  angle?: number;
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
  stamp?: number;
}

/** One of the best answers, and the chance to win the match with it. */
export interface Tip {
  option: string;
  percent: number;
  text: string;
}

/** The best answers; none where one is as good as another. */
export interface Hint {
  type: 'hint';
  revision: number;
  tips: Tip[];
  text: string;
}

/** A request was refused; `reason` is one of `protocol.refusals`. `details` are the sentence's arguments, for clients with their own words or language. */
export interface Refused {
  type: 'refused';
  reason: string;
  text: string;
  details: Record<string, string | number>;
}

/** The tower at one moment, sixty times a second. Lengths are in units, `edge` to a cube's side; x is 0 in the middle of the table and y grows upward from it. `cubes` are x, y and angle of each in turn. */
export interface TowerFrame {
  type: 'tower';
  tick: number;
  phase: 'waiting' | 'counting' | 'building' | 'resting' | 'settling' | 'over';
  left: number;
  cubes: number[];
  held: number;
  x: number;
  y: number;
  placed: number;
  one_on_table: boolean;
  none_touches_three: boolean;
  stands: boolean;
}

/** A table with its cubes, before the countdown and after every reconnection. */
export interface TowerBegan {
  type: 'tower_began';
  seat: number;
  yours: boolean;
  heavy: boolean[];
  edge: number;
  half_width: number;
  height: number;
  reach: number;
  ticks_per_second: number;
  seconds: number;
  frame: TowerFrame;
}

/** 7.1: whether it stood, and why not; `dice` where it could not be built and they decided. */
export interface TowerJudged {
  type: 'tower_judged';
  passed: boolean;
  reason: string;
  cubes: number[];
  text: string;
}

/** Somebody at the table said something; it is not kept. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: string;
  text: string;
}

/** Yes. */
export interface Pong {
  type: 'pong';
  stamp: number;
}

/** You are known by a cookie; `new` if this answer has brought it. */
export interface Known {
  new: boolean;
}

/** Who is to play a seat. */
export interface SeatWanted {
  kind?: 'person' | 'computer';
  level?: string;
  name?: string;
}

/** 3: a match as it is chosen on the first screens. */
export interface NewMatch extends Partial<HouseRules> {
  seats: [SeatWanted, SeatWanted];
  fighters?: [string, string];
  arena?: string;
  skills?: string;
  guided?: boolean;
  clock?: ClockKind;
  seed?: number;
}

/** A match as text, to be looked at or gone on with. */
export interface MatchText {
  text: string;
}

/** Play on from a moment of another match. */
export interface GoOn {
  step: number;
  seats: [SeatWanted, SeatWanted];
}

/** Where the match is now. */
export interface Created {
  match: string;
}

/** A match in a list. */
export interface MatchLine {
  match: string;
  fighters: string[];
  players: string[];
  levels: string[];
  arena: string;
  victories: number[];
  over: boolean;
  winner: number;
  yours: number[];
  guided: boolean;
  moves: number;
  changed: string;
  ending: '' | 'rounds' | 'conceded' | 'time' | 'left';
}

/** One move in a replay's timeline. */
export interface StepLine {
  number: number;
  seat: number;
  round: number;
  turn: number;
  text: string;
  marks: ('round' | 'hit' | 'heavy_hit' | 'ko' | 'passed' | 'tower' | 'forfeit')[];
}

/** Wounds after a move, for the picture of a match. */
export interface Moment {
  number: number;
  round: number;
  heavy: number[];
  light: number[];
}

/** Something worth remembering. */
export interface KeyMoment {
  number: number;
  round: number;
  seat: number;
  text: string;
}

/** A whole match to step through; `scene` comes step by step. */
export interface Replay {
  line: MatchLine;
  steps: StepLine[];
  wounds: Moment[];
  key_moments: KeyMoment[];
  text: string;
  viewer: number;
  viewers: number[];
  why_closed: string;
}

/** How the frames of a tower are to be drawn; lengths as in `TowerBegan`. */
export interface Film {
  heavy: boolean[];
  edge: number;
  half_width: number;
  height: number;
  per_second: number;
  passed: boolean;
  text: string;
}

/** The match after one move, seen by one player or by both. The scene has the past in its events, for the log; `events` are those of the move. */
export interface ReplayStep {
  number: number;
  scene: Scene;
  events: EventNow[];
  tower: number[][];
  film: Film | null;
}

/** The Skills only this seat knows, by their keys. */
export interface FaceDown {
  seat: number;
  skills: string[];
}

/** What went wrong, in the reader's language; `reason` is one of `protocol.refusals`. `details` are the sentence's arguments, for clients with their own words or language. */
export interface Trouble {
  reason: string;
  text: string;
  details: Record<string, string | number>;
}

/** 3: what the owner chooses. Not the seed: knowing it means knowing every card. */
export interface RoomOptions extends Partial<HouseRules> {
  arena?: string;
  skills?: string;
  clock?: ClockKind;
}

/** A room, and a place in it for who makes it. */
export interface NewRoom {
  name: string;
  fighter?: string;
  options?: RoomOptions;
  public?: boolean;
}

/** Where a code leads. */
export interface FoundRoom {
  room: string;
}

/** Where others in the network find the server; empty if they do not, or ask for it. */
export interface Reached {
  address: string;
}

/** A public room in which a place is free. */
export interface RoomLine {
  room: string;
  name: string;
  options: RoomOptions;
  created: string;
}

/** Take the free place under this name. */
export interface Join {
  type: 'join';
  name: string;
}

/** Give up one's place; the room stays on the screen. */
export interface Leave {
  type: 'leave';
}

/** Another name. */
export interface Rename {
  type: 'rename';
  name: string;
}

/** When both are ready the match begins; after a match: the next one. */
export interface ReadyUp {
  type: 'ready';
  on: boolean;
}

/** Other options, by the owner; nobody is ready any more. */
export interface Choose {
  type: 'options';
  options: RoomOptions;
  public?: boolean | null;
}

/** The owner lets a computer take the free place, or changes its level. */
export interface AskComputer {
  type: 'computer';
  level: string;
}

/** The owner frees the other place. */
export interface Clear {
  type: 'nobody';
}

/** Take this place; the guest there gets the other one, and nobody is ready any more. Both may ask at once: a guest who already has the place changes nothing. */
export interface Swap {
  type: 'swap';
  place: 0 | 1;
}

/** 3: the own fighter; the owner may also choose for a computer. */
export interface TakeFighter {
  type: 'fighter';
  key: string;
  place?: number;
}

/** Who has a place. */
export interface GuestNow {
  kind: 'person' | 'computer';
  level: string;
  name: string;
  fighter: string;
  ready: boolean;
  here: boolean;
  owner: boolean;
}

/** The whole room as one viewer may see it, whenever something has changed. */
export interface RoomNow {
  type: 'room';
  room: string;
  version: number;
  code: string;
  public: boolean;
  options: RoomOptions;
  guests: (GuestNow | null)[];
  you: number;
  match: string;
  playing: boolean;
}

/** So many cubes, heavy and light, in place of whatever lies there; a `tower_began` follows. */
export interface LayTower {
  type: 'lay';
  cubes: number;
}

/** Three, two, one. */
export interface StartTower {
  type: 'start';
}

/** Come in: a table is free, for so many cubes at most. */
export interface Practice {
  type: 'practice';
  most: number;
}

/** Cards of one attack that show the same symbols. */
export interface Copies {
  letters: string;
  symbols: string;
  count: number;
}

/** 2.1: an attack of a deck (with copies) or of a sheet (with a cost and a fighter). */
export interface AttackEntry {
  key: string;
  box: string;
  fighter: string;
  name: string;
  type: 'strike' | 'ability' | 'reaction';
  reach: Reach;
  heavy: number;
  light: number;
  ko: boolean;
  cost: string;
  cost_text: string;
  text: string;
  line: string;
  copies: Copies[];
  source: 'rulebook' | 'reconstructed' | 'custom';
}

/** 2.2: a Fighter Sheet. Tokens and Special Attacks by their keys. */
export interface FighterEntry {
  key: string;
  box: string;
  name: string;
  title: string;
  plan: string;
  colour: string;
  tokens: string[];
  specials: string[];
  text: string;
  source: 'rulebook' | 'reconstructed' | 'custom';
}

/** 2.3: a Skill card. */
export interface SkillEntry {
  key: string;
  box: string;
  name: string;
  initiative: number;
  text: string;
  source: 'rulebook' | 'reconstructed' | 'custom';
}

/** A kind of token. */
export interface TokenEntry {
  key: string;
  box: string;
  name: string;
  count: number;
  on_space: boolean;
  text: string;
  source: 'rulebook' | 'reconstructed' | 'custom';
}

/** Wind or water: noise around a pitch that sways up and down. */
export interface Air {
  pitch: number;
  sway: number;
  seconds: number;
  volume: number;
}

/** What is heard in an arena now and then, in milliseconds. */
export interface Call {
  sound: 'drums' | 'flutter';
  least: number;
  most: number;
}

/** 10: an arena; its deck are the attacks of its box that no fighter has. */
export interface ArenaEntry {
  key: string;
  box: string;
  name: string;
  spaces: number;
  starts: number[];
  edges: boolean;
  candles: number;
  candle_name: string;
  plan: string;
  sky: string;
  air: Air[];
  call: Call | null;
  text: string;
  source: 'rulebook' | 'reconstructed' | 'custom';
}

/** What one box brings; `skills` is also its Skill set (11.1). */
export interface BoxEntry {
  key: string;
  name: string;
  fighters: FighterEntry[];
  attacks: AttackEntry[];
  skills: SkillEntry[];
  tokens: TokenEntry[];
  arenas: ArenaEntry[];
  art: string;
  drawings: string[];
  symbols: Record<string, string>;
}

/** The names of what is shown as an icon, by the letter or word the scene uses. */
export interface Spoken {
  symbols: Record<string, string>;
  types: Record<string, string>;
  wounds: Record<string, string>;
  ko: string;
  levels: Record<string, string>;
  level_plans: Record<string, string>;
}

/** The match that the guide begins: with the person's fighter first. */
export interface GuidedMatch {
  fighters: [string, string];
  arena: string;
  skills: string;
  seed: number;
}

/** The whole library. */
export interface Catalogue {
  lang: string;
  boxes: BoxEntry[];
  guide: GuidedMatch;
  spoken: Spoken;
}

/** A piece of a sentence; `to` is a part of the rules, a path of the page, or an icon. */
export interface RuleWords {
  kind: 'text' | 'strong' | 'link' | 'page' | 'icon';
  text: string;
  to: string;
}

/** A paragraph, or a list with one line for each entry; a ruling is this project's own. */
export interface RuleBlock {
  kind: 'paragraph' | 'list' | 'ruling';
  lines: RuleWords[][];
}

/** One rule in our own words. */
export interface RulePart {
  key: string;
  title: string;
  numbers: string[];
  blocks: RuleBlock[];
}

/** Parts that belong together. */
export interface RuleChapter {
  key: string;
  title: string;
  parts: RulePart[];
}

/** The rules in one language. */
export interface Rulebook {
  lang: string;
  chapters: RuleChapter[];
}

export type EventNow = TokenDrawn | FighterTaken | SkillsReceived | SkillKept | SkillShown | FirstPlayer | CardDrafted | RoundBegan | TurnBegan | RowFilled | CandleDrawn | RowCardDiscarded | Moved | MoveCancelled | AttackBegan | AttackCancelled | CardTaken | CardDrawn | CardsPaid | CardDiscarded | CardStolen | CardTakenBack | Blocked | Wounded | Healed | WoundMoved | TokenPlaced | TokenRemoved | PowerUsed | ActionLost | KnockdownBegan | DiceRolled | KnockdownEnded | RoundEnded | MatchEnded | Forfeited | BranchChosen | NoTest | LeftOut;
export type FromPage = Decide | Undo | AskHint | TakeScreen | Speak | StartTest | Concede | Claim | Say | Hand | Ping;
export type ToPage = Scene | Hint | Refused | TowerBegan | TowerFrame | TowerJudged | Said | Pong;
export type FromGuest = Join | Leave | Rename | ReadyUp | Choose | AskComputer | Clear | Swap | TakeFighter | Speak | Ping;
export type ToGuest = RoomNow | Refused | Pong;
export type FromLearner = LayTower | StartTower | Hand | Ping;
export type ToLearner = Practice | Refused | TowerBegan | TowerFrame | TowerJudged | Pong;
