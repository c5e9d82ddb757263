import { use } from 'react';
import { FirmContext } from '../../FirmContext';

export default function PricesPage() {
  return (
    <>
      <h1>Cennik</h1>
      <p>Tyle bierze {use(FirmContext)}.</p>
      <p>
        Fleki: <span className="price">30 zł</span>
      </p>
    </>
  );
}
