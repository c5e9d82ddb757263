import { useState } from 'react';

export default function HomePage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Szewc Nowak naprawia buty</h1>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Godziny
      </button>
      <p hidden={!open}>Od wtorku do soboty, 9–17.</p>
    </>
  );
}
