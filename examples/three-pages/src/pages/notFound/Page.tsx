export default function NotFoundPage() {
  return <h1>Nie ma takiej strony</h1>;
}
