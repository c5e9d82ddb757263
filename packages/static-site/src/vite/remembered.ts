/** A function that finds what belongs to a text, asked once for each. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    const answer = found.get(text) ?? find(text);
    found.set(text, answer);
    return answer;
  };
}
