import { placed } from '../kit/place';
import type { SafeBox } from '../scenes/safe';
import type { CatOptions } from './cat';
import { poses } from './poses';
import type { HatName } from './hats';
import type { Pose } from './pose';

/** Distance from the bridge of the nose up to the end of a head: its ears, or a hat that is higher. */
const EARS = 131;
const hatTops: Partial<Record<HatName, number>> = {
  cap: 154,
  kepi: 136,
  topper: 176,
  bowler: 158,
  fire: 160,
  bobby: 199,
  sailor: 136,
  skipper: 140,
  flower: 146,
  beret: 162,
  straw: 134,
  ears: 162,
  veil: 142,
  crown: 150,
  press: 144,
  nightcap: 154,
};
const CHIN = 76;
/** Half the width of a head from the front; from the side it reaches further to the nose. */
const CHEEK = 103;
const SIDE = { back: 66, nose: 108 };

/** Returns the place of a cat's head, ears and hat included, from what `cat()` is told: the two cannot differ. */
export function face(name: string, o: CatOptions, { mayLeave = false } = {}): SafeBox {
  const pose: Pose = poses[o.pose];
  const isSide = (o.view ?? pose.head.view) === 'side';
  const top = -Math.max(EARS, ...[o.hat ?? []].flat().map((hat) => hatTops[hat] ?? 0));
  const [left, right] = isSide ? [-SIDE.back, SIDE.nose] : [-CHEEK, CHEEK];
  const { x = 0, y = 0, scale = 1, turn = pose.head.turn ?? 0 } = o.head ?? {};
  const head = { x: pose.head.x + x, y: pose.head.y + y, scale: pose.head.scale * scale, turn };
  return { kind: 'face', name, box: placed([left, top, right, CHIN], head, o), mayLeave };
}
