import { getMaxPhotos, photoLimits } from '../contract/photos.ts';
import { allowed, type Case, type TestForm, type Group, refused } from './case.ts';
import {
  type RestResponse,
  type Fields,
  createId,
  RawValue,
  type RestClient,
  type Value,
  type WriteOptions,
} from './firestoreRest.ts';

/** Returns cases about photos: with a message, without one, later, and invalid ones. */
export function createPhotoCases(form: TestForm): Group[] {
  const most = getMaxPhotos(form.fields);
  return most === 0
    ? []
    : [{ name: 'the field photos', cases: [...createUploadCases(form, most), ...createLaterCases(form)] }];
}

/** Returns bytes with the signature of a JPEG. */
function createJpegBytes(length: number): RawValue {
  const bytes = new Uint8Array(length);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return toBytesValue(bytes);
}

/** Returns the write of one photo of a message. */
export function preparePhoto(
  visitor: RestClient,
  message: string,
  place: number | string,
  changed: Fields = {},
  options: WriteOptions = {},
) {
  const photo = { bytes: createJpegBytes(1000), type: photoLimits.type, ...changed };
  return visitor.prepareCreate(photo, {
    collection: `contact_messages/${message}/photos`,
    id: String(place),
    ...options,
  });
}

function toBytesValue(bytes: Uint8Array): RawValue {
  return new RawValue({ bytesValue: Buffer.from(bytes).toString('base64') });
}

/** Stores a message and photos in one commit. */
async function storeTogether(
  form: TestForm,
  visitor: RestClient,
  photosOf: (id: string) => object[],
): Promise<RestResponse> {
  const id = createId();
  return visitor.commit([visitor.prepareCreate(form.validMessage, { id }), ...photosOf(id)]);
}

function createUploadCases(form: TestForm, most: number): Case[] {
  const count = (n: number) => (visitor: RestClient) =>
    storeTogether(form, visitor, (id) =>
      Array.from({ length: n }, (_, place) => preparePhoto(visitor, id, place)),
    );
  const one =
    (changed: Fields, options: WriteOptions = {}, place: number | string = 0) =>
    (visitor: RestClient) =>
      storeTogether(form, visitor, (id) => [preparePhoto(visitor, id, place, changed, options)]);
  const wrong: Record<string, Value> = {
    'as text': 'aGVq',
    'as null': null,
    'as a number': 5,
    'as a list': [1],
  };
  return [
    ...Array.from({ length: most }, (_, n) => allowed(`${n + 1} of ${most} with a message`, count(n + 1))),
    allowed('at the limit', one({ bytes: createJpegBytes(photoLimits.storedBytes) })),
    refused('one more than the form takes', count(most + 1)),
    refused('over the limit', one({ bytes: createJpegBytes(photoLimits.storedBytes + 1) })),
    ...['-1', '00', 'a', String(most), 'first'].map((place) =>
      refused(`with the id ${place}`, one({}, {}, place)),
    ),
    ...['text/html', 'image/png', 'image/jpeg; charset=x', 'IMAGE/JPEG', null].map((type) =>
      refused(`with the type ${type}`, one({ type })),
    ),
    ...Object.entries(wrong).map(([title, bytes]) => refused(`with bytes ${title}`, one({ bytes }))),
    refused('with one key more', one({ name: 'a.jpg' })),
    refused('with an empty key more', one({ expireAt: null })),
    refused('with a time of their own', one({ createdAt: new Date(0) }, { timeField: null })),
    refused('without a time', one({}, { timeField: null })),
    refused('without a type', (visitor) =>
      storeTogether(form, visitor, (id) => [
        visitor.prepareCreate(
          { bytes: createJpegBytes(10) },
          { collection: `contact_messages/${id}/photos`, id: '0' },
        ),
      ]),
    ),
    refused('with a message that is refused', (visitor) => {
      const id = createId();
      const message = visitor.prepareCreate({ ...form.validMessage, phone: '1' }, { id });
      return visitor.commit([message, preparePhoto(visitor, id, 0)]);
    }),
    refused('with the message of somebody else', (visitor, storedId) =>
      visitor.commit([visitor.prepareCreate(form.validMessage), preparePhoto(visitor, storedId, 0)]),
    ),
    refused('below a photo', (visitor) =>
      storeTogether(form, visitor, (id) => [
        visitor.prepareCreate(
          { bytes: createJpegBytes(10), type: photoLimits.type },
          {
            collection: `contact_messages/${id}/photos/0/photos`,
            id: '0',
          },
        ),
      ]),
    ),
  ];
}

function createLaterCases(form: TestForm): Case[] {
  const path = (id: string) => `/contact_messages/${id}/photos`;
  /** Stores a message with one photo, then tries something as the same visitor. */
  const after =
    (run: (visitor: RestClient, id: string) => Promise<RestResponse>) =>
    async (visitor: RestClient): Promise<RestResponse> => {
      const id = createId();
      await visitor.commit([visitor.prepareCreate(form.validMessage, { id }), preparePhoto(visitor, id, 0)]);
      return run(visitor, id);
    };
  return [
    refused('without a message', (visitor) => visitor.commit([preparePhoto(visitor, createId(), 0)])),
    refused("to somebody else's message", (visitor, storedId) =>
      visitor.commit([preparePhoto(visitor, storedId, 0)]),
    ),
    refused(
      'later, to their own message',
      after((visitor, id) => visitor.commit([preparePhoto(visitor, id, 1)])),
    ),
    refused(
      'later, with the message written again',
      after((visitor, id) =>
        visitor.commit([
          visitor.prepareCreate(form.validMessage, { id, timeField: null }),
          preparePhoto(visitor, id, 1),
        ]),
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
      after((visitor, id) => visitor.commit([preparePhoto(visitor, id, 0, { bytes: createJpegBytes(20) })])),
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
