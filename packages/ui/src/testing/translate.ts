/**
 * Replaces every text by nested `<font>` elements with the text in capitals, now and whenever one appears, as the
 * translation of a browser does. Returns a function that stops it. It uses nothing from its module, so that a test can
 * run it in a browser.
 */
export function translate(root: Element = document.body): () => void {
  function replaceTexts(node: Node) {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) texts.push(text);
    for (const text of texts) {
      if (text.nodeType !== Node.TEXT_NODE || !text.nodeValue?.trim()) continue;
      if (text.parentElement?.closest('font, script, style, noscript, textarea, svg')) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.nodeValue.toUpperCase();
      text.parentNode?.replaceChild(outer, text);
    }
  }

  replaceTexts(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) replaceTexts(node);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
