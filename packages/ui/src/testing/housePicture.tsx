const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#1f6b4a" d="M0 0h4v3H0z"/><circle cx="3.2" cy=".75" r=".35" fill="#f2c14e"/><path fill="#fff" d="M.9 2.6V1.5L2 .7l1.1.8v1.1z"/><path fill="#8a5a35" d="M1.8 1.8h.4v.8h-.4z"/></svg>';

/** A picture as a data address, so that stories of cards need no network. */
export const housePicture = <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />;
