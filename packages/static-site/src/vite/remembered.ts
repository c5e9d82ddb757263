/** A function that finds what belongs to a text, or to one and the same list, asked once for each. */
export function remembered<Found, Asked = string>(find: (asked: Asked) => Found): (asked: Asked) => Found {
  const found = new Map<Asked, Found>();
  return (asked) => {
    const answer = found.get(asked) ?? find(asked);
    found.set(asked, answer);
    return answer;
  };
}
