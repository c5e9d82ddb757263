import { photoLimits } from '../contract/photos.ts';

/** Renders the rule about photos. Returns an empty string if the form has no photos field. */
export function renderPhotoRules(most: number): string {
  if (most === 0) return '';
  const places = Array.from({ length: most }, (_, place) => `'${place}'`).join(', ');
  const message = '/databases/$(database)/documents/contact_messages/$(id)';
  return `    // The photos of a message. Rules cannot read an image: the server checks that it is a JPEG.
    match /contact_messages/{id}/photos/{place} {
      allow create: if
        place in [${places}] && // [photos id]
        // In the same commit as its message.
        !exists(${message}) && // [photos not before]
        existsAfter(${message}) && // [photos with message]
        request.resource.data.keys().hasOnly(['bytes', 'type', 'createdAt']) && // [photos no other keys]
        request.resource.data.keys().hasAll(['bytes', 'type', 'createdAt']) && // [photos all keys]
        request.resource.data.bytes is bytes && // [photos bytes]
        request.resource.data.bytes.size() <= ${photoLimits.storedBytes} && // [photos size]
        request.resource.data.type == '${photoLimits.type}' && // [photos type]
        request.resource.data.createdAt == request.time; // [photos createdAt]
    }

`;
}
