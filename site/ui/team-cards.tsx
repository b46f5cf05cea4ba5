import { findPicture } from '#content/team-pictures';
import type { TeamMember } from '../schema/team';
import { prose } from '../../widgets/kit/data/prose';
import { FramedPicture } from '../../widgets/kit/picture/framed-picture';

export function TeamCards({ team, catLabel }: { team: readonly TeamMember[]; catLabel: string }) {
  return (
    <ul className="team" role="list">
      {team.map(({ name, role, bio, image, imageAlt, catName }) => (
        <li key={name} className="stack">
          <FramedPicture picture={findPicture(image)} alt={imageAlt} sizes="(min-width: 56em) 25rem, 92vw" />
          <h3>{name}</h3>
          <p className="font-bold">{role}</p>
          <p>{prose(bio)}</p>
          {catName ? <p className="text-muted">{`${catLabel}: ${catName}`}</p> : null}
        </li>
      ))}
    </ul>
  );
}
