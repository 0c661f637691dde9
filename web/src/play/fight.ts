/** Steps, blows, blocks and wounds as cues. */
import {
  type AttackBegan,
  type Blocked,
  type EventNow,
  type Moved,
  NOBODY,
  type Wounded,
  type WoundedData,
} from '../protocol';
import { TIME, type Cue, type Effect, type Flight } from './cues';
import { givenUp, rowAnchor, type Stand } from './plan';

export function planMove(stand: Stand, event: Moved, events: readonly EventNow[]): Cue[] {
  const { player: seat, start, end, how } = event.data;
  const toward = Math.sign(end - start) || 1;
  if (how === 'blink') return blink(seat, start, end, toward, event);
  const forced = how === 'forced';
  const spaces = Math.max(Math.abs(end - start), 1);
  const ms = forced ? TIME.shove : how === 'dash' ? TIME.dash * spaces : TIME.step;
  const dust: Effect = { kind: 'dust', seat, space: start, toward, ms: TIME.cube };
  const glide = { seat, ms, how: forced ? 'shove' : how === 'dash' ? 'dash' : 'walk' } as const;
  const held = stand.attacker === seat;
  return [
    {
      wait: isSwapped(event, events) ? 0 : ms,
      event,
      glide,
      effects: [dust],
      sound: how === 'dash' ? 'dash' : forced ? 'shove' : 'step',
      poses: held ? [] : [[seat, forced ? 'hit' : 'step']],
      acts: how === 'move' ? [[seat, 'hop', ms]] : [],
    },
    { wait: 0, poses: held ? [] : [[seat, 'idle']] },
  ];
}

/** Both change places: two events, one movement. */
function isSwapped(event: Moved, events: readonly EventNow[]): boolean {
  const after = events[events.indexOf(event) + 1];
  if (after?.name !== 'moved' || after.data.player === event.data.player) return false;
  return after.data.start === event.data.end && after.data.end === event.data.start;
}

function blink(seat: number, start: number, end: number, toward: number, event: Moved): Cue[] {
  const out: Effect = { kind: 'slices', seat, space: start, toward, ms: TIME.blinkOut * 2 };
  const whole = TIME.blinkOut + TIME.blinkGone + TIME.blinkIn;
  return [
    {
      wait: TIME.blinkOut,
      acts: [[seat, 'blink', whole]],
      effects: [out],
      sound: 'blink',
    },
    { wait: TIME.blinkGone, event, glide: { seat, ms: 0, how: 'jump' } },
    { wait: TIME.blinkIn, effects: [{ ...out, space: end }] },
  ];
}

/** 4.4: a card out of reach is only taken; what hits is drawn back for, and held until it lands. */
export function planAttack(stand: Stand, event: AttackBegan): Cue[] {
  const { player: seat, card, hits, attack } = event.data;
  if (!hits) return [{ wait: 0 }];
  const type = stand.manner.typeOf(attack);
  const special = card === NOBODY || type !== 'strike';
  stand.attacker = seat;
  stand.special = special;
  const shown: Flight[] =
    card === NOBODY
      ? []
      : [
          {
            what: 'card',
            from: [rowAnchor(stand, card)],
            to: [`fighter-${seat}`],
            ms: TIME.card,
            delay: 0,
          },
        ];
  return [
    {
      wait: TIME.windUp,
      event,
      flights: shown,
      sound: type,
      acts: [[seat, special ? 'call' : 'windup', special ? TIME.recoil : TIME.windUp]],
      effects: special ? [at(stand, 'glow', seat, TIME.burst)] : [],
    },
    { wait: special ? TIME.windUp : 0, poses: [[seat, special ? 'special' : 'strike']] },
  ];
}

function at(stand: Stand, kind: Effect['kind'], seat: number, ms: number): Effect {
  return { kind, seat, space: spaceOf(stand, seat), toward: facing(stand, seat), ms };
}

function spaceOf(stand: Stand, seat: number): number {
  return stand.scene.fighters[seat]?.space ?? NOBODY;
}

function facing(stand: Stand, seat: number): number {
  return Math.sign(spaceOf(stand, 1 - seat) - spaceOf(stand, seat)) || 1;
}

/** The blow itself: a lunge from next to each other, something thrown from farther away. */
function blow(stand: Stand, victim: number, heavy: boolean): Cue {
  const attacker = 1 - victim;
  const far = Math.abs(spaceOf(stand, 0) - spaceOf(stand, 1)) > 1;
  const pose = stand.special ? 'special' : 'strike';
  const cue: Cue = { wait: TIME.hit, poses: [[attacker, pose]], acts: [[attacker, 'lunge', 310]] };
  if (far) {
    const thrown = at(stand, 'thrown', attacker, TIME.flight + TIME.hit);
    cue.effects = [{ ...thrown, space: spaceOf(stand, victim), from: thrown.space, heavy }];
    cue.wait = TIME.hit + TIME.flight;
  }
  return cue;
}

export function planBlock(stand: Stand, event: Blocked): Cue[] {
  const seat = event.data.player;
  const flights = givenUp(stand, seat, event.data.cards);
  const shield = at(stand, 'shield', seat, TIME.burst);
  const cues: Cue[] = [{ wait: TIME.beat, event, flights, poses: [[seat, 'block']] }];
  if (stand.attacker !== NOBODY || stand.scene.fighters.length > 1) {
    cues.push(blow(stand, seat, false));
  }
  cues.push({
    wait: TIME.recoil,
    sound: 'block',
    effects: [shield],
    acts: [[seat, 'brace', TIME.recoil]],
  });
  return cues;
}

export function planWounds(stand: Stand, event: Wounded): Cue[] {
  const { player: seat, heavy, light, cause } = event.data;
  if (heavy + light === 0) return [{ wait: 0, event }];
  const cues = cause === 'attack' ? [blow(stand, seat, heavy > 0)] : [];
  cues.push(impact(stand, event.data));
  cues.push({ wait: 0, acts: [[seat, cause === 'attack' ? 'recoil' : 'reel', TIME.recoil]] });
  return [...cues, ...cubes(stand, event)];
}

function impact(stand: Stand, { player: seat, heavy, light, cause }: WoundedData): Cue {
  const hard = heavy > 0;
  const stop = hard ? TIME.stopHeavy : TIME.stopLight;
  const toward = -facing(stand, seat);
  const mark = { seat, space: spaceOf(stand, seat), toward, heavy: hard };
  const count: Effect = { ...mark, kind: 'count', ms: TIME.banner, amount: heavy + light };
  if (cause === 'candle') {
    const flame: Effect = { ...mark, kind: 'flame', ms: TIME.burst };
    return { wait: stop, sound: 'burn', poses: [[seat, 'hit']], effects: [flame, count] };
  }
  const spark: Effect = { ...mark, kind: 'spark', ms: TIME.burst };
  const slash: Effect = { ...mark, kind: 'slash', ms: TIME.recoil };
  const struck = cause === 'attack';
  return {
    wait: stop,
    sound: hard ? 'hit-heavy' : 'hit-light',
    poses: [[seat, 'hit']],
    effects: struck ? [slash, spark, count] : [spark, count],
    shake: hard && struck,
  };
}

/** One by one to the gauge; each is counted when it is there. */
function cubes(stand: Stand, event: Wounded): Cue[] {
  const { player: seat, heavy, light } = event.data;
  const before = stand.scene.fighters[seat];
  const first = before ? before.heavy + before.light : 0;
  const kinds = [...Array(heavy).fill('heavy'), ...Array(light).fill('light')] as (
    | 'heavy'
    | 'light'
  )[];
  const flights = kinds.map((what, index): Flight => ({
    what,
    from: [`fighter-${seat}`],
    to: [`slot-${seat}-${first + index}`, `gauge-${seat}`],
    ms: TIME.cube,
    delay: index * TIME.cubeEvery,
  }));
  const landings = kinds.map((what, index): Cue => ({
    wait: index < kinds.length - 1 ? TIME.cubeEvery : 0,
    event: { ...event, data: { ...event.data, heavy: +(what === 'heavy'), light: +(what === 'light') } },
    sound: what,
    pitch: 1 + index * 0.06,
  }));
  const last: Cue = { wait: 0, poses: [[seat, 'idle']] };
  return [{ wait: TIME.cube, flights }, ...landings, last];
}
