import { pointsAlong } from '../kit/outline';
import { around, moved, placed, type Box } from '../kit/place';
import { thing, type SafeBox } from '../scenes/safe';
import type { CatOptions } from './cat';
import { face } from './face';
import type { Pose } from './pose';
import { poses } from './poses';

/** A bag, from where it is worn: see wear.ts. */
const BAG: Box = [14, 80, 110, 170];

/** Returns the place of the whole of a cat, from its tail to its bag, from what `cat()` is told. */
export function figure(name: string, o: CatOptions, mayLeave = false): SafeBox {
  const pose: Pose = poses[o.pose];
  const boxOf = (outline: string, margin = 0): Box => {
    const wide = margin * (o.scale ?? 1);
    const points = pointsAlong(outline).map((point) => moved(point, o));
    const [left, top, right, bottom] = around(points.map(([x, y]) => [x, y, x, y] as const));
    return [left - wide, top - wide, right + wide, bottom + wide];
  };
  const boxes = [face(name, o).box, boxOf(pose.body + (pose.far ?? '') + (pose.over ?? ''))];
  const tail = o.tail === undefined ? pose.tail?.d : o.tail;
  if (tail) boxes.push(boxOf(tail, (pose.tail?.width ?? 30) / 2));
  if (o.wear?.includes('bag')) boxes.push(placed(BAG, pose.neck, o));
  return thing(name, around(boxes), mayLeave);
}
