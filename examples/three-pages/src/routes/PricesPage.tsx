export default function PricesPage() {
  return (
    <>
      <h1>Cennik</h1>
      <p>
        Fleki: <span className="price">30 zł</span>
      </p>
    </>
  );
}
