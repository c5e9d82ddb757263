import { ActionLink, Hero } from '@tarcza/ui';
import { addresses } from '../../addresses';

/** One page for every address that does not exist, and so in both languages. */
export default function NotFoundPage() {
  return (
    <Hero
      title="Nie ma takiej strony"
      lead={
        <>
          Adres mógł się zmienić. <span lang="en">There is no such page; its address may have changed.</span>
        </>
      }
      actions={
        <>
          <ActionLink href={addresses.home.pl}>Na stronę główną</ActionLink>
          <ActionLink href={addresses.home.en}>
            <span lang="en">To the home page</span>
          </ActionLink>
        </>
      }
    />
  );
}
