export default function Page() {
  return <h1>Yearly inspection</h1>;
}
