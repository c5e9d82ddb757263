import { kuna } from './plates/kuna';
import { mysz } from './plates/mysz';
import { plesn } from './plates/plesn';
import { pluskwa } from './plates/pluskwa';
import { prusak } from './plates/prusak';
import { szczur } from './plates/szczur';

/** All of them. A page that shows one or two imports those alone. */
export const plates = { pluskwa, kuna, mysz, szczur, prusak, plesn } as const;

export type PlateName = keyof typeof plates;
