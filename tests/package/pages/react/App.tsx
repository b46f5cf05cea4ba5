import { CatTourList } from 'cat-tours/react';
import { useState } from 'react';

/** A hotel's page in React, which tells what was booked. */
export function App() {
  const [booked, setBooked] = useState('');
  return (
    <main>
      <CatTourList
        partner="larkspur"
        network="fhdn"
        campaign="lobby"
        layout="list"
        no-search
        className="wide"
        oncat-booking-start={({ detail }) => setBooked(detail.tour)}
      />
      <output>{booked}</output>
    </main>
  );
}
