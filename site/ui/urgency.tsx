import { useEffect, useState } from 'react';
import { urgency } from '#content/settings';
import { LONGEST_MONTH, urgencyMonth } from './urgency-month';

const textFor = (month: string) => urgency.text.replace('{Month}', month);

/** Which month's tours fill up. The visitor's clock decides, so it comes after the first render, into a kept place. */
export function Urgency() {
  const [text, setText] = useState('');
  useEffect(() => setText(textFor(urgencyMonth(new Date()))), []);
  return (
    <p className="urgency" data-room={textFor(LONGEST_MONTH)}>
      <span>{text || null}</span>
    </p>
  );
}
