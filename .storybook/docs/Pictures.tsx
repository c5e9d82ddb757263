const modes = {
  light: 'light scheme',
  dark: 'dark scheme',
  forced: 'forced colours, the first control focused',
};

/** Renders the approved pictures of a component's variants in the theme of the site. `npm run test:visual` compares them. */
export const Pictures = ({ of }: { of: string }) =>
  Object.entries(modes).map(([mode, description]) => (
    <figure key={mode} style={{ margin: '1rem 0' }}>
      <figcaption>
        {description.charAt(0).toUpperCase() + description.slice(1)}, in the theme of the site
      </figcaption>
      <a href={`pictures/${of}-${mode}.png`} target="_blank">
        <img
          src={`pictures/${of}-${mode}.png`}
          alt={`Variants of ${of}: ${description}.`}
          loading="lazy"
          style={{ maxWidth: '100%', height: 320, objectFit: 'contain', objectPosition: 'left top' }}
        />
      </a>
    </figure>
  ));
