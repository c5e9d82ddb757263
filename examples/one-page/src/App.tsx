import {
  CityTile,
  CityTileGroup,
  ContactForm,
  FaqGroup,
  GalleryViewer,
  LazyImage,
  PhoneButton,
  ServiceCard,
  type ContactMessage,
} from '@tarcza/ui';
import { districts, jobs, phone, questions, services } from './content';

const callUs = { call: 'Umów kominiarza' };
const noPicture = { failed: 'Tego zdjęcia nie udało się pokazać' };

/** The firm's own server takes orders; the form only needs to know whether one has arrived. */
async function order(message: ContactMessage) {
  const answer = await fetch('/zlecenia', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!answer.ok) throw new Error(`The order was answered with ${answer.status}.`);
}

export function App() {
  return (
    <>
      <header className="top">
        <div className="inner">
          <div>
            <p className="sign">Czysty Komin · Poznań</p>
            <h1>Kominiarz, który pokazuje, co zobaczył</h1>
            <p className="lead">
              Czyścimy i sprawdzamy kominy w Poznaniu. Po wizycie masz nagranie z kamery, protokół i czystą
              podłogę.
            </p>
            <PhoneButton phone={phone} tone="brand" size="large" labels={callUs} />
          </div>
          <LazyImage
            src="/zdjecia/dach.svg"
            alt="Komin z metalową nasadą na czerwonym dachu o zachodzie słońca."
            width={960}
            height={640}
            priority
            labels={noPicture}
          />
        </div>
      </header>

      <main>
        <section className="inner" aria-labelledby="uslugi">
          <h2 id="uslugi">Po co przyjeżdżamy</h2>
          <ul className="cards">
            {services.map(({ id, ...service }) => (
              <li key={id} id={id}>
                <ServiceCard {...service} href="#zamow" />
              </li>
            ))}
          </ul>
        </section>

        <section className="sunken" aria-labelledby="dzielnice">
          <div className="inner">
            <h2 id="dzielnice">Dzielnice</h2>
            <CityTileGroup label="Dzielnice Poznania">
              {districts.map(({ name, where }) => (
                <CityTile
                  key={name}
                  name={name}
                  links={services.map(({ id, title }) => ({
                    href: `#${id}`,
                    label: `${title} ${where}`,
                  }))}
                />
              ))}
            </CityTileGroup>
          </div>
        </section>

        <section className="inner" aria-labelledby="zlecenia">
          <h2 id="zlecenia">Ostatnie zlecenia</h2>
          <GalleryViewer
            items={jobs}
            labels={{
              ...noPicture,
              open: (title) => `Obejrzyj zlecenie: ${title}`,
              dialog: 'Zlecenia z bliska',
              next: 'Następne zlecenie',
              previous: 'Poprzednie zlecenie',
              counter: (n, total) => `zlecenie ${n} z ${total}`,
            }}
          />
        </section>

        <div className="sunken">
          <div className="inner">
            <FaqGroup title="Zanim zadzwonisz" items={questions} />
          </div>
        </div>

        <section className="inner" aria-labelledby="zamow">
          <div className="narrow">
            <h2 id="zamow">Zamów kominiarza</h2>
            <ContactForm
              services={services.map(({ title }) => title)}
              onSubmit={order}
              phone={phone}
              labels={{
                form: 'Zamówienie kominiarza',
                service: 'Zlecenie (opcjonalnie)',
                noService: 'Wybierz zlecenie',
                message: 'Jaki to piec i gdzie jest komin',
                submit: 'Wyślij zamówienie',
                sentTitle: 'Zamówienie przyjęte',
                sentText: 'Oddzwonimy, żeby ustalić dzień i godzinę.',
              }}
            />
          </div>
        </section>
      </main>

      <footer className="inner">Czysty Komin, Poznań. Firma wymyślona na potrzeby przykładu.</footer>
    </>
  );
}
