import { CatTourList } from 'cat-tours/react';
import { useState } from 'react';

/** A hotel's page in React that shows the booked tour. */
export function App() {
  const [booked, setBooked] = useState('');
  const [turn, setTurn] = useState(0);
  const [note] = useState('');
  return (
    <main>
      <button onClick={() => setTurn(turn + 1)}>Again</button>
      <CatTourList
        key={turn}
        partner="larkspur"
        network="fhdn"
        campaign="lobby"
        layout="list"
        no-search
        className="wide"
        oncat-booking-start={({ detail }) => setBooked(detail.tour)}
      >
        {note && <a href="/tours">{note}</a>}
        {note.length > 0 && <p>{note}</p>}
      </CatTourList>
      <output>{booked}</output>
    </main>
  );
}
