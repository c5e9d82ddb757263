import { mostPhotos, photoLimits } from '../contract/photos.ts';
import { allowed, type Case, type Firm, type Group, refused } from './case.ts';
import {
  type Answer,
  type Fields,
  newId,
  RawValue,
  type Rest,
  type Value,
  type WriteOptions,
} from './firestoreRest.ts';

/** Photos with a message, without one, later, and what else may be stored in their place. */
export function photos(firm: Firm): Group[] {
  const most = mostPhotos(firm.fields);
  return most === 0 ? [] : [{ name: 'the field photos', cases: [...created(firm, most), ...alone(firm)] }];
}

/** Returns bytes that begin as a JPEG does. */
function jpegBytes(length: number): RawValue {
  const bytes = new Uint8Array(length);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytesValue(bytes);
}

/** Returns the write of one photo of a message. */
export function photoCreation(
  visitor: Rest,
  message: string,
  place: number | string,
  changed: Fields = {},
  options: WriteOptions = {},
) {
  const photo = { bytes: jpegBytes(1000), type: photoLimits.type, ...changed };
  return visitor.creation(photo, {
    collection: `contact_messages/${message}/photos`,
    id: String(place),
    ...options,
  });
}

function bytesValue(bytes: Uint8Array): RawValue {
  return new RawValue({ bytesValue: Buffer.from(bytes).toString('base64') });
}

/** Stores a message and photos in one commit. */
async function together(firm: Firm, visitor: Rest, photosOf: (id: string) => object[]): Promise<Answer> {
  const id = newId();
  return visitor.commit([visitor.creation(firm.good, { id }), ...photosOf(id)]);
}

function created(firm: Firm, most: number): Case[] {
  const count = (n: number) => (visitor: Rest) =>
    together(firm, visitor, (id) =>
      Array.from({ length: n }, (_, place) => photoCreation(visitor, id, place)),
    );
  const one =
    (changed: Fields, options: WriteOptions = {}, place: number | string = 0) =>
    (visitor: Rest) =>
      together(firm, visitor, (id) => [photoCreation(visitor, id, place, changed, options)]);
  const wrong: Record<string, Value> = {
    'as text': 'aGVq',
    'as null': null,
    'as a number': 5,
    'as a list': [1],
  };
  return [
    ...Array.from({ length: most }, (_, n) => allowed(`${n + 1} of ${most} with a message`, count(n + 1))),
    allowed('at the limit', one({ bytes: jpegBytes(photoLimits.storedBytes) })),
    refused('one more than the form takes', count(most + 1)),
    refused('over the limit', one({ bytes: jpegBytes(photoLimits.storedBytes + 1) })),
    ...['-1', '00', 'a', String(most), 'first'].map((place) =>
      refused(`with the id ${place}`, one({}, {}, place)),
    ),
    ...['text/html', 'image/png', 'image/jpeg; charset=x', 'IMAGE/JPEG', null].map((type) =>
      refused(`with the type ${type}`, one({ type })),
    ),
    ...Object.entries(wrong).map(([title, bytes]) => refused(`with bytes ${title}`, one({ bytes }))),
    refused('with one key more', one({ name: 'a.jpg' })),
    refused('with an empty key more', one({ expireAt: null })),
    refused('with a time of their own', one({ createdAt: new Date(0) }, { timeTo: null })),
    refused('without a time', one({}, { timeTo: null })),
    refused('without a type', (visitor) =>
      together(firm, visitor, (id) => [
        visitor.creation({ bytes: jpegBytes(10) }, { collection: `contact_messages/${id}/photos`, id: '0' }),
      ]),
    ),
    refused('with a message that is refused', (visitor) => {
      const id = newId();
      const message = visitor.creation({ ...firm.good, phone: '1' }, { id });
      return visitor.commit([message, photoCreation(visitor, id, 0)]);
    }),
    refused('with the message of somebody else', (visitor, storedId) =>
      visitor.commit([visitor.creation(firm.good), photoCreation(visitor, storedId, 0)]),
    ),
    refused('below a photo', (visitor) =>
      together(firm, visitor, (id) => [
        visitor.creation(
          { bytes: jpegBytes(10), type: photoLimits.type },
          {
            collection: `contact_messages/${id}/photos/0/photos`,
            id: '0',
          },
        ),
      ]),
    ),
  ];
}

function alone(firm: Firm): Case[] {
  const path = (id: string) => `/contact_messages/${id}/photos`;
  /** Stores a message with one photo, then tries something as the same visitor. */
  const after =
    (run: (visitor: Rest, id: string) => Promise<Answer>) =>
    async (visitor: Rest): Promise<Answer> => {
      const id = newId();
      await visitor.commit([visitor.creation(firm.good, { id }), photoCreation(visitor, id, 0)]);
      return run(visitor, id);
    };
  return [
    refused('without a message', (visitor) => visitor.commit([photoCreation(visitor, newId(), 0)])),
    refused("to somebody else's message", (visitor, storedId) =>
      visitor.commit([photoCreation(visitor, storedId, 0)]),
    ),
    refused(
      'later, to their own message',
      after((visitor, id) => visitor.commit([photoCreation(visitor, id, 1)])),
    ),
    refused(
      'later, with the message written again',
      after((visitor, id) =>
        visitor.commit([visitor.creation(firm.good, { id, timeTo: null }), photoCreation(visitor, id, 1)]),
      ),
    ),
    refused(
      'changed later',
      after((visitor, id) =>
        visitor.update(`contact_messages/${id}/photos/0`, { type: 'text/html' }, { mask: ['type'] }),
      ),
    ),
    refused(
      'written again, with other bytes',
      after((visitor, id) => visitor.commit([photoCreation(visitor, id, 0, { bytes: jpegBytes(20) })])),
    ),
    refused(
      'read',
      after((visitor, id) => visitor.call('GET', `${path(id)}/0`)),
    ),
    refused(
      'listed',
      after((visitor, id) => visitor.call('GET', path(id))),
    ),
    refused(
      'deleted',
      after((visitor, id) => visitor.call('DELETE', `${path(id)}/0`)),
    ),
    refused('found in all messages', (visitor) =>
      visitor.call('POST', ':runQuery', {
        structuredQuery: { from: [{ collectionId: 'photos', allDescendants: true }] },
      }),
    ),
  ];
}
