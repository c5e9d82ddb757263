/** Who this site belongs to. Invented, like everything that it says. */
export const firm = {
  name: 'Zapadka',
  phone: '+48 000 000 000',
  email: 'warsztat@zapadka.example',
  street: 'ul. Ogarna 0',
  town: 'Gdańsk',
  origin: 'https://zapadka.example',
} as const;
