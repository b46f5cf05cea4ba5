import { useEffect, useState } from 'react';
import { anew } from '../kit/anew';
import { FEEDBACK_MAX, FEEDBACK_MIN, NAME_MAX } from '../kit/model/limits';
import { SURVEY_CHOICES } from '../kit/model/survey-choices';
import { Form } from '../kit/ui/form';
import { Choice, TextArea, TextField } from '../kit/ui/form-field';
import { failed } from './texts';
import { dateToday } from './today';

const wake = anew((_again) => import('./live'));

interface Props {
  /** What the page's owner says of the guest, as written. */
  given: Readonly<Record<string, string>>;
  /** The same may stand in the address of the page, behind `?` or `#`. */
  fromQuery: boolean;
}

/** The survey after a tour. */
export function Survey({ given, fromQuery }: Props) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(fromQuery ? location.search + location.hash.replace('#', '&') : ''), [fromQuery]);

  return (
    <Form
      name="survey"
      wake={wake}
      given={query ? { ...given, query } : given}
      labels={{ send: 'Submit Feedback', sending: 'Submitting...' }}
      hint="Nine questions, about two minutes. We need all nine answers."
      sent={{ title: 'Thank You!', text: 'We appreciate your feedback. It helps us improve our tours!' }}
      failed={failed}
    >
      {(errors, length) => (
        <>
          <div className="form-pair">
            <TextField
              name="name"
              label="Name"
              error={errors.name}
              autoComplete="name"
              maxLength={NAME_MAX}
              required
            />
            <TextField
              name="email"
              label="Email"
              error={errors.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
            <TextField
              name="tourDate"
              label="Tour date"
              error={errors.tourDate}
              type="date"
              required
              onFocus={(event) => {
                // Discourages a date to come; what the calendar refuses can still be typed.
                event.currentTarget.max = dateToday();
              }}
            />
            <Choice
              name="tourType"
              label="Which tour did you take?"
              error={errors.tourType}
              placeholder="Select a tour"
              choices={SURVEY_CHOICES.tourType}
            />
            <Choice
              name="tourRating"
              label="Rate the tour"
              error={errors.tourRating}
              placeholder="Please select"
              choices={SURVEY_CHOICES.tourRating}
            />
            <Choice
              name="guideRating"
              label="Rate your guide"
              error={errors.guideRating}
              placeholder="Please select"
              choices={SURVEY_CHOICES.guideRating}
            />
            <Choice
              name="howHeard"
              label="How did you hear about us?"
              error={errors.howHeard}
              placeholder="Please select"
              choices={SURVEY_CHOICES.howHeard}
            />
            <Choice
              name="wouldRecommend"
              label="Would you recommend us?"
              error={errors.wouldRecommend}
              placeholder="Please select"
              choices={SURVEY_CHOICES.wouldRecommend}
            />
          </div>
          <TextArea
            name="feedback"
            label="Your feedback"
            error={errors.feedback}
            hint={`At least ${FEEDBACK_MIN} characters.`}
            note={`${length}/${FEEDBACK_MAX}`}
            required
          />
        </>
      )}
    </Form>
  );
}
