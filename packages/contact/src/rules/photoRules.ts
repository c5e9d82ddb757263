import { photoLimits } from '../contract/photos.ts';

/** Returns the rule about photos of a message; empty where the form has no field of photos. */
export function photoRules(most: number): string {
  if (most === 0) return '';
  const places = Array.from({ length: most }, (_, place) => `'${place}'`).join(', ');
  const message = '/databases/$(database)/documents/contact_messages/$(id)';
  return `    // The photos of a message. Rules cannot read an image: the server checks that it is a JPEG.
    match /contact_messages/{id}/photos/{place} {
      allow create: if
        place in [${places}] && // [photos id]
        // In the same commit as its message, which has a rule of its own.
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
