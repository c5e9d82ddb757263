import { words } from '../words';

const { prices } = words;

export default function PricesPage() {
  return (
    <div className="column">
      <h1>{prices.title}</h1>
      <p>{prices.lead}</p>
      <table className="prices">
        <thead>
          <tr>
            <th scope="col">{prices.work}</th>
            <td>{prices.price}</td>
          </tr>
        </thead>
        <tbody>
          {prices.rows.map(([work, price]) => (
            <tr key={work}>
              <th scope="row">{work}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
