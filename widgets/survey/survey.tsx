import { useEffect, useRef, useState } from 'react';
import { retryImport } from '../kit/element/retry-import';
import { FEEDBACK_MAX, FEEDBACK_MIN } from '../kit/model/forms/limits';
import { SURVEY_CHOICES } from '../kit/model/forms/survey-choices';
import { Form } from '../kit/forms/form';
import { Select, SenderFields, TextArea, TextField } from '../kit/forms/form-field';
import { Button } from '../kit/ui/button';
import { messages, outcome } from './messages';
import { takeSurveyQuery } from './survey-query';
import { config } from '../kit/services/config';

const loadController = () => retryImport(() => import('./controller'));

interface Props {
  given: Readonly<Record<string, string>>;
  /** True if the URL may have them, too. */
  fromQuery: boolean;
}

export function Survey({ given, fromQuery }: Props) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(fromQuery ? takeSurveyQuery() : ''), [fromQuery]);
  const [known, setKnown] = useState<readonly string[]>();
  const details = useRef<HTMLDivElement>(null);
  const change = () => {
    setKnown([]);
    details.current!.hidden = false;
    details.current!.querySelector('input')!.focus();
  };

  return (
    <Form
      name="survey"
      loadController={async () => {
        const { createController } = await loadController();
        return { createController: (page) => createController(page, setKnown) };
      }}
      given={query ? { ...given, query } : given}
      labels={{ send: messages.send, sending: messages.sending }}
      hint={known?.length ? messages.left : messages.hint}
      sent={{ title: messages.sentTitle, text: messages.sentText }}
      failed={outcome.failed}
    >
      {(errors, length) => (
        <>
          {known?.length ? (
            <p className="survey-known">
              <b>{known.join(', ')}</b>
              <Button kind="ghost small" onClick={change}>
                {messages.change}
              </Button>
            </p>
          ) : null}
          <div
            className={known ? 'form-pair' : 'form-pair survey-unread'}
            ref={details}
            hidden={Boolean(known?.length)}
          >
            <SenderFields errors={errors} />
            <TextField
              name="tourDate"
              label={messages.tourDate}
              error={errors.tourDate}
              type="date"
              required
              onFocus={(event) => {
                // A later date can still be typed.
                const now = new Date(Math.max(Date.now(), config.made));
                event.currentTarget.max = now.toLocaleDateString('sv');
              }}
            />
            <Select
              name="tourType"
              label={messages.tourType}
              error={errors.tourType}
              placeholder={messages.chooseTour}
              choices={SURVEY_CHOICES.tourType}
            />
          </div>
          <div className="form-pair">
            {(['tourRating', 'guideRating', 'howHeard', 'wouldRecommend'] as const).map((name) => (
              <Select
                key={name}
                name={name}
                label={messages[name]}
                error={errors[name]}
                placeholder={messages.choose}
                choices={SURVEY_CHOICES[name]}
              />
            ))}
          </div>
          <TextArea
            name="feedback"
            label={messages.feedback}
            error={errors.feedback}
            hint={messages.feedbackHint(FEEDBACK_MIN)}
            note={`${length}/${FEEDBACK_MAX}`}
            required
          />
        </>
      )}
    </Form>
  );
}
