/**
 * Fades in each element with `data-reveal` below the fold once, such as a `Section` of `@tarcza/ui`, when a tenth of it is
 * in view. Does nothing with reduced motion. Elements are hidden only by a paused animation, so that print and search
 * show all of them.
 */
export function revealSections() {
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
