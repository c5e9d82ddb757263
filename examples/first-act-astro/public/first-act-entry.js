/** Hydrates every island, once the page is parsed. */
export default async () => {
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
  }
  await Promise.all(window.firstActIslands.map((hydrate) => hydrate()));
};
