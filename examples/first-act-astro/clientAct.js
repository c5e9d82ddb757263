/** The directive: puts the island among those that public/first-act-entry.js wakes. */
export default (load) => {
  window.firstActIslands ??= [];
  window.firstActIslands.push(async () => {
    const hydrate = await load();
    await hydrate();
  });
};
