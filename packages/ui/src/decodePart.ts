/** Decodes a part of an address, and composes its letters. What is no valid percent-encoding stays as written. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part).normalize();
  } catch {
    return part.normalize();
  }
}
