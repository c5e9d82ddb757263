import type { ClickOptions, Locator, RoleOptions, Role, Words } from '../../support/page.ts';
import { byRole, find, pattern, type Step } from './find.ts';
import type { WebKitPage } from './page.ts';

/** Where on the screen an element can be pressed, or why it cannot yet. */
type Place = { x: number; y: number; at: string } | { not: string };

/** Runs in the page: brings the element onto the screen and says where it can be pressed. */
function placeOf(element: HTMLElement, attempt: number): Place {
  if (!element.checkVisibility({ visibilityProperty: true })) return { not: 'visible' };
  if (element.matches(':disabled')) return { not: 'enabled' };
  const look = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label') as HTMLLabelElement | null;
    const free = hit !== null && (element.contains(hit) || label?.control === element);
    return { free, x: Math.round(x), y: Math.round(y), at: `${left} ${top} ${width} ${height}` };
  };
  let { free, ...place } = look();
  if (!free) {
    const block = (['center', 'end', 'start', 'nearest'] as const)[attempt % 4]!;
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    ({ free, ...place } = look());
  }
  return free ? place : { not: 'free of what lies on it' };
}

/** Runs in the page: puts the focus into a field, with all that is in it selected. */
function select(field: HTMLInputElement) {
  field.focus();
  field.select();
  return field.value === '';
}

const visible = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** What a locator of Playwright is, for WebKit. */
export class WebKitLocator implements Locator {
  private readonly page: WebKitPage;
  private readonly steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[]) {
    this.page = page;
    this.steps = steps;
  }

  private with(step: Step) {
    return new WebKitLocator(this.page, [...this.steps, step]);
  }
  getByRole(role: Role, options?: RoleOptions) {
    return this.with(byRole(role, options));
  }
  getByLabel(text: Words) {
    return this.with({ by: 'label', text: pattern(text) });
  }
  getByText(text: Words) {
    return this.with({ by: 'text', text: pattern(text) });
  }
  locator(selector: string, { hasText }: { hasText?: Words } = {}) {
    return this.with({ by: 'css', selector, ...(hasText !== undefined && { text: pattern(hasText) }) });
  }
  filter({ hasText }: { hasText: Words }) {
    return this.with({ by: 'filter', text: pattern(hasText) });
  }
  nth(index: number) {
    return this.with({ by: 'place', index });
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }
  async all() {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  toString() {
    return `WebKit’s ${JSON.stringify(this.steps)}`;
  }

  evaluateAll<Result, Given = void>(
    // oxlint-disable-next-line typescript/no-explicit-any
    work: (elements: any[], given: Given) => Result | Promise<Result>,
    given?: Given,
  ) {
    const script = `(steps, given) => (${work.toString()})((${find.toString()})(steps), given)`;
    return this.page.run<Result>(script, this.steps, given);
  }

  /** Runs in the page with the one element, as soon as there is one; more than one is a mistake of the journey's. */
  evaluate<Result, Given = void>(
    // oxlint-disable-next-line typescript/no-explicit-any
    work: (element: any, given: Given) => Result | Promise<Result>,
    given?: Given,
  ) {
    // Not an async function: a page without scripting runs none.
    const script = `(steps, given) => {
      const found = (${find.toString()})(steps);
      if (found.length !== 1) return { count: found.length };
      const value = (${work.toString()})(found[0], given);
      return value && value.then ? value.then((value) => ({ count: 1, value })) : { count: 1, value };
    }`;
    return this.page
      .until(`${this.toString()} to be there`, async () => {
        const { count, value } = await this.page.run<{ count: number; value: Result }>(
          script,
          this.steps,
          given,
        );
        if (count > 1) throw new Error(`${this.toString()} is not one but ${count}.`);
        return count === 1 && { value };
      })
      .then(({ value }) => value);
  }

  count() {
    return this.evaluateAll((found) => found.length);
  }
  async isVisible() {
    return (await this.visibility()).some(Boolean);
  }
  private visibility() {
    const script = `(steps) => (${find.toString()})(steps).map(${visible.toString()})`;
    return this.page.run<boolean[]>(script, this.steps);
  }
  async waitFor({ state = 'visible' }: { state?: 'attached' | 'detached' | 'visible' | 'hidden' } = {}) {
    await this.page.until(`${this.toString()} to be ${state}`, async () => {
      const all = await this.visibility();
      if (all.length > 1 && state !== 'detached')
        throw new Error(`${this.toString()} is not one but ${all.length}.`);
      if (state === 'attached') return all.length === 1;
      if (state === 'detached') return all.length === 0;
      return (state === 'visible') === (all[0] ?? false);
    });
  }

  textContent() {
    return this.evaluate((element: Element) => element.textContent);
  }
  innerText() {
    return this.evaluate((element: HTMLElement) => element.innerText);
  }
  allTextContents() {
    return this.evaluateAll((found) => found.map((element: Element) => element.textContent ?? ''));
  }
  inputValue() {
    return this.evaluate((field: HTMLInputElement) => field.value);
  }
  getAttribute(name: string) {
    return this.evaluate((element: Element, wanted) => element.getAttribute(wanted), name);
  }
  boundingBox() {
    return this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** Waits until the element stands still on the screen, with nothing over it. */
  private place(): Promise<{ x: number; y: number }> {
    let [before, attempt] = ['', 0];
    return this.page.until(`${this.toString()} to be pressed`, async () => {
      const place = await this.evaluate(placeOf, attempt);
      if ('not' in place) {
        attempt += 1;
        return false;
      }
      if (place.at === before) return place;
      before = place.at;
      return false;
    });
  }
  async click({ button = 'left', modifiers = [], trial = false }: ClickOptions = {}) {
    const place = await this.place();
    if (!trial) await this.page.press(place, button, modifiers);
  }
  /** WebKitGTK's driver has no fingers, so a tap is a press with the mouse. */
  tap() {
    return this.click();
  }
  async scrollIntoViewIfNeeded() {
    await this.evaluate((element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      const block = top >= 0 && bottom <= innerHeight ? 'nearest' : 'center';
      element.scrollIntoView({ block, behavior: 'instant' });
    });
  }
  async focus() {
    await this.evaluate((element: HTMLElement) => element.focus());
  }
  async fill(text: string) {
    const empty = await this.evaluate(select);
    if (text !== '') await this.page.keyboard.type(text);
    else if (!empty) await this.page.keyboard.press('Delete');
  }
  /** As Playwright does it in the other engines: what opens a list of options is no part of the page. */
  async selectOption(label: string) {
    await this.waitFor();
    await this.evaluate((list: HTMLSelectElement, wanted) => {
      const option = [...list.options].find(({ text }) => text === wanted);
      if (!option) throw new Error(`There is no option ${wanted}.`);
      option.selected = true;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    }, label);
  }
}
