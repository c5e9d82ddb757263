'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** One of each control that the loader treats in its own way. */
export function Demo({ onHydrated }) {
  const root = useRef(null);
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('all');
  const [drawers, setDrawers] = useState(0);
  const [sent, setSent] = useState([]);

  // The loader may have opened the panel before hydration.
  useLayoutEffect(() => {
    setOpen(root.current.querySelector('[aria-expanded]').ariaExpanded === 'true');
  }, []);
  useEffect(() => onHydrated?.(), [onHydrated]);

  return (
    <div ref={root}>
      <button id="add" onClick={() => setCount((before) => before + 1)}>
        Add
      </button>
      <output id="count">{count}</output>

      <h2>
        <button
          id="question"
          aria-expanded={open}
          aria-controls="answer"
          data-act="toggle"
          onClick={() => setOpen((before) => !before)}
        >
          How long does it take?
        </button>
      </h2>
      <div id="answer" hidden={!open}>
        An hour.
      </div>

      <div role="group" aria-label="Show">
        {['all', 'news'].map((choice) => (
          <button
            key={choice}
            value={choice}
            aria-pressed={choice === chosen}
            onClick={() => setChosen(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
      <output id="chosen">{chosen}</output>

      <a
        id="cart"
        href="#cart-page"
        role="button"
        onClick={(event) => {
          event.preventDefault();
          setDrawers((before) => before + 1);
        }}
      >
        Cart
      </a>
      <output id="drawers">{drawers}</output>

      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get('name');
          setSent((before) => [...before, name]);
        }}
      >
        <label>
          Name <input id="name" name="name" />
        </label>
        <button id="send">Send</button>
      </form>
      <output id="sent">{sent.join()}</output>
    </div>
  );
}
