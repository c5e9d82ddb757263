import { words } from '../words';

export default function NotFoundPage() {
  return (
    <div className="column">
      <h1>{words.notFound.title}</h1>
      <p>
        <a href="/">{words.notFound.home}</a>
      </p>
    </div>
  );
}
