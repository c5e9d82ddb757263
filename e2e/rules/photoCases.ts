import type { ExtraField } from '../../packages/contact/src/contract/fields.ts';
import { getMaxPhotos, photoLimits } from '../../packages/contact/src/contract/fields.ts';
import type { Fields, RestClient, RestResponse, WriteOptions } from '../support/firestoreRest.ts';
import { createId } from '../support/firestoreRest.ts';
import { type Case, createGroup, createMessage, type Run } from './suite.ts';

/** Returns the write of one photo of a message. */
export function preparePhoto(
  visitor: RestClient,
  message: string,
  place: number | string,
  changed: Fields = {},
  options: WriteOptions = {},
) {
  return visitor.prepare(
    { bytes: Buffer.alloc(1000), type: photoLimits.type, ...changed },
    { collection: `contact_messages/${message}/photos`, id: String(place), ...options },
  );
}

/** Returns cases about photos: with a message, without one, later, and invalid ones. */
export function createPhotoCases(fields: readonly ExtraField[]): Case[] {
  const most = getMaxPhotos(fields);
  if (most === 0) return [];
  const message = createMessage(fields);
  /** Stores a message with other writes in one commit. */
  const storeWith =
    (write: (visitor: RestClient, id: string) => object[]): Run =>
    (visitor) => {
      const id = createId();
      return visitor.commit([visitor.prepare(message, { id }), ...write(visitor, id)]);
    };
  const photo = (changed: Fields, options?: WriteOptions, place: number | string = 0) =>
    storeWith((visitor, id) => [preparePhoto(visitor, id, place, changed, options)]);
  const count = (n: number) =>
    storeWith((visitor, id) => Array.from({ length: n }, (_, place) => preparePhoto(visitor, id, place)));
  /** Stores a message with one photo, then sends a request as the same visitor. */
  const after =
    (run: (visitor: RestClient, id: string) => Promise<RestResponse>): Run =>
    async (visitor) => {
      const id = createId();
      await visitor.commit([visitor.prepare(message, { id }), preparePhoto(visitor, id, 0)]);
      return run(visitor, id);
    };
  const allowed: Record<string, Run> = {
    'at the limit': photo({ bytes: Buffer.alloc(photoLimits.storedBytes) }),
  };
  for (let n = 1; n <= most; n += 1) allowed[`${n} of ${most} with a message`] = count(n);
  const refused: Record<string, Run> = {
    'one more than the form takes': count(most + 1),
    'over the limit': photo({ bytes: Buffer.alloc(photoLimits.storedBytes + 1) }),
    'with one key more': photo({ name: 'a.jpg' }),
    'with a time of their own': photo({ createdAt: new Date(0) }, { timeField: null }),
    'without a time': photo({}, { timeField: null }),
    'below a photo': storeWith((visitor, id) => [preparePhoto(visitor, `${id}/photos/0`, 0)]),
    'without a message': (visitor) => visitor.commit([preparePhoto(visitor, createId(), 0)]),
    "to somebody else's message": (visitor, id) => visitor.commit([preparePhoto(visitor, id, 0)]),
    'written again, with other bytes': after((visitor, id) =>
      visitor.commit([preparePhoto(visitor, id, 0, { bytes: Buffer.alloc(20) })]),
    ),
    read: after((visitor, id) => visitor.call('GET', `/contact_messages/${id}/photos/0`)),
    deleted: after((visitor, id) => visitor.call('DELETE', `/contact_messages/${id}/photos/0`)),
    listed: after((visitor, id) => visitor.call('GET', `/contact_messages/${id}/photos`)),
  };
  for (const place of ['-1', '00', 'a', String(most)]) refused[`with the id ${place}`] = photo({}, {}, place);
  for (const type of ['image/png', null]) refused[`of the type ${type}`] = photo({ type });
  for (const [title, bytes] of Object.entries({ text: 'aGVq', null: null }))
    refused[`with bytes as ${title}`] = photo({ bytes });
  return createGroup('the field photos', { allowed, refused });
}
