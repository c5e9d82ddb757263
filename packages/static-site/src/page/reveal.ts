/**
 * Lets each element with `data-reveal` below the fold, such as a `Section` of `@tarcza/ui`, fade in, once, when a tenth of
 * it has come into view. Hidden it is only while its first edge is in view, by an animation that waits: out of view, on
 * paper, without script and under reduced motion the page is complete.
 */
export function reveal() {
  if (matchMedia('(prefers-reduced-motion)').matches) return;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting) continue;
        const [fade = target.animate({ opacity: [0, 1], translate: ['0 1rem', '0'] }, 250)] =
          target.getAnimations();
        fade.pause();
        if (intersectionRatio >= 0.1) {
          fade.play();
          observer.unobserve(target);
        }
      }
    },
    { threshold: [0, 0.1] },
  );
  for (const section of document.querySelectorAll('[data-reveal]')) {
    if (section.getBoundingClientRect().top > innerHeight) observer.observe(section);
  }
}
