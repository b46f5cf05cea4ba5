import type { PressOutlet } from '../../widgets/kit/model/press';

/** Who has reported; names in type, in one ink. */
export function PressStrip({ heading, outlets }: { heading: string; outlets: readonly PressOutlet[] }) {
  return (
    <>
      <h2 className="vh">{heading}</h2>
      <ul className="press-strip" role="list">
        {outlets.map(({ name, link }) => (
          <li key={name}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
