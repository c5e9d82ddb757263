import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** One of each thing that a visitor may do first. */
export function Demo() {
  const root = useRef(null);
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('all');
  const [drawers, setDrawers] = useState(0);
  const [sent, setSent] = useState([]);

  // What happened before the application came.
  useLayoutEffect(() => {
    setOpen(root.current.querySelector('[aria-expanded]').ariaExpanded === 'true');
    setChosen(root.current.querySelector('[aria-pressed="true"]').value);
  }, []);

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
            data-act="choose"
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
        data-act="hold"
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

      <article data-act="follow">
        <h2>
          <a href="#service">A service</a>
        </h2>
        <p id="words">Its words lead there, too.</p>
      </article>
    </div>
  );
}
