import type { Box } from './measure';

/** The middle of a pin. */
interface Point {
  x: number;
  y: number;
}

/** Where a pin may stand: beside its part, above and below it, the best first. */
function places({ x, y, width, height }: Box, radius: number): Point[] {
  const out = radius * 0.9;
  const down = Math.min(height / 2, radius * 1.2);
  return [
    { x: x - out, y: y + down },
    { x: x + width + out, y: y + down },
    { x: x + Math.min(width / 2, radius * 1.5), y: y - out },
    { x: x + width - Math.min(width / 2, radius * 1.5), y: y - out },
    { x: x + width / 2, y: y + height + out },
    { x: x - out, y: y + height - down },
    { x: x + width + out, y: y + height - down },
    { x: x + width / 2, y: y + height / 2 },
  ];
}

const inside = ({ x, y }: Point, box: Box, slack: number) =>
  x > box.x - slack && x < box.x + box.width + slack && y > box.y - slack && y < box.y + box.height + slack;

const within = (inner: Box, outer: Box) =>
  inner !== outer &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** A place for each part's pin: on the stage, beside the others, and not on the words of a part where that can be had. */
export function placePins(boxes: readonly Box[], stage: Box, radius: number): Point[] {
  const innermost = boxes.filter((box) => !boxes.some((other) => within(other, box)));
  const room = { x: radius, y: radius, width: stage.width - 2 * radius, height: stage.height - 2 * radius };
  const taken: Point[] = [];
  for (const box of boxes) {
    const cost = (place: Point, order: number) =>
      (inside(place, room, 0) ? 0 : 1000) +
      (taken.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < radius * 2.1) ? 500 : 0) +
      innermost.filter((words) => inside(place, words, radius * 0.5)).length * 50 +
      order;
    const [best] = places(box, radius)
      .map((place, order) => ({ place, cost: cost(place, order) }))
      .sort((one, other) => one.cost - other.cost);
    if (best) taken.push(best.place);
  }
  return taken;
}
