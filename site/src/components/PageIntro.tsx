import type { ReactNode } from 'react';
import * as page from '../theme/page.css';
import { ContactActions, type ContactActionsProps } from './ContactActions';
import { PageTop } from './PageTop';
import { besideMap } from './PageTop.css';

export interface PageIntroProps extends ContactActionsProps {
  title: string;
  lead: string;
  /** Name of the drawing in site/images/originals. Phones leave it out. */
  scene?: string;
  /** A map, instead of the drawing. */
  children?: ReactNode;
}

/** Renders the main heading of a page, its lead and the two ways to contact the company. */
export function PageIntro({ title, lead, scene, children, ...contact }: PageIntroProps) {
  const texts = (
    <>
      <h1 className={page.title1}>{title}</h1>
      <p className={`${page.lead} ${page.textColumn}`}>{lead}</p>
    </>
  );
  const actions = <ContactActions {...contact} />;
  if (!scene)
    return (
      <div className={children ? besideMap : undefined}>
        <div className={children ? page.stack.small : page.buttonsBeside}>
          {texts}
          <p className={`${page.actions} ${page.firstCall}`}>{actions}</p>
        </div>
        {children}
      </div>
    );
  return (
    <PageTop scene={scene} notOnPhones actions={<p className={page.actions}>{actions}</p>}>
      {texts}
    </PageTop>
  );
}
