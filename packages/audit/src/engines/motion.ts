import type { Engine } from '../engine.ts';
import { installTools } from '../inPage.ts';

/** Under reduced motion nothing moves, and nothing is about to. */
export const motion: Engine = {
  name: 'motion',
  version: '1',
  home: 'https://www.w3.org/WAI/WCAG22/Understanding/animation-from-interactions',
  sees: ({ reduced }) => reduced,
  audit: async ({ page }) => {
    await installTools(page);
    const findings = await page.evaluate(async () => {
      const { selectorOf, isShown, moves } = window.auditTools;
      const found: { rule: string; selector: string; message: string }[] = [];
      const report = (rule: string, element: Element, message: string) =>
        found.push({ rule, selector: selectorOf(element), message });

      // What only scrolling would set going.
      const before = scrollY;
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          setTimeout(resolve, 200);
        });
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          if (!moves(effect)) continue;
          const target = (effect instanceof KeyframeEffect && effect.target) || document.body;
          report('still', target, 'It is animated although the visitor asked for less motion.');
        }
      }
      scrollTo({ top: before, behavior: 'instant' });

      const moving =
        /all|transform|translate|rotate|scale|top|left|right|bottom|inset|margin|width|height|offset/;
      for (const element of document.querySelectorAll('*')) {
        if (!isShown(element)) continue;
        for (const part of [undefined, '::before', '::after']) {
          const { transitionProperty, transitionDuration, animationName, animationDuration } =
            getComputedStyle(element, part);
          const lasts = transitionDuration.split(', ').map(Number.parseFloat);
          const properties = transitionProperty.split(', ');
          const mover = properties.find(
            (property, index) => moving.test(property) && (lasts[index % lasts.length] ?? 0) > 0.01,
          );
          if (mover)
            report('no-moving-transition', element, `A change of ${mover} takes ${transitionDuration}.`);
          if (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01) {
            report(
              'no-animation',
              element,
              `It runs the animation ${animationName} for ${animationDuration}.`,
            );
          }
        }
        if (getComputedStyle(element).scrollBehavior === 'smooth') {
          report('no-smooth-scrolling', element, 'It scrolls smoothly.');
        }
      }
      return found;
    });
    return { findings, reviews: [] };
  },
};
