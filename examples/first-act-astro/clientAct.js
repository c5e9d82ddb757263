/** The directive: adds the island to those that public/first-act-entry.js hydrates. */
export default (load) => {
  window.firstActIslands ??= [];
  window.firstActIslands.push(async () => {
    const hydrate = await load();
    await hydrate();
  });
};
