import { importFile } from '@tarcza/static-site';
import { Breadcrumbs, GalleryViewer, Section } from '@tarcza/ui';
import { gallery } from './content';
import { symptomsPage } from '../../content/symptoms/symptoms';
import { CallToAction } from '../../frame/CallToAction';
import { picture } from '../../pictures';
import * as styles from './page.css';
import { PageIntro } from '../../components/PageIntro';
import { SymptomChoices } from '../../components/SymptomChoices';

const files = import.meta.glob('./pages/gallery/viewer.ts', { base: '../../' });

/** A tap here opens the viewer, so its code comes along. */
export const load = async () => void importFile(files, './pages/gallery/viewer.ts').catch(() => {});

const items = gallery.items.map((item, index) => ({
  ...picture(`galeria-${item.id}`),
  ...item,
  priority: index === 0,
}));

const drawings = gallery.drawings.items.map(({ plate: { name, alt }, title }) => ({
  ...picture(name),
  id: name,
  title,
  alt,
}));

export default function GalleryPage() {
  return (
    <>
      <Breadcrumbs trail={[{ label: gallery.title }]} />
      <div className={styles.page}>
        <PageIntro title={gallery.heading} lead={gallery.lead} {...gallery.callToAction} />
        <GalleryViewer items={items} labels={gallery.labels} />
      </div>
      <Section title={gallery.drawings.heading} lead={gallery.drawings.lead} tone="sunken">
        <GalleryViewer items={drawings} labels={gallery.labels} />
      </Section>
      <Section title={symptomsPage.heading} lead={symptomsPage.intro}>
        <SymptomChoices />
      </Section>
      <CallToAction {...gallery.callToAction} />
    </>
  );
}
