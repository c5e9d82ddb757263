/** Wakes every island of the page, once the browser has read it to its end. */
export default async () => {
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
  }
  await Promise.all(window.firstActIslands.map((wake) => wake()));
};
