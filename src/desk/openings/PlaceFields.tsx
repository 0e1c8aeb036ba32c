import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { countryName, listCountries } from '../../content/countries.ts';
import { listKnownPlaces, placeName } from '../../content/openingPlaces.ts';
import { PLACE_LIMITS, type OpeningPlace } from '../../contract/openingFields.ts';
import { FieldGroup } from '../shell/forms.tsx';
import { EMPTY_PLACE, FORM_LABELS, type FormText } from './openingForm.ts';

interface ListFieldProps {
  value: FormText;
  onChange: (value: FormText) => void;
}

const LABELS = { city: 'City', region: 'Region or state', street: 'Street', postcode: 'Postcode' } as const;

/** Typing the name of a place that we know fills in the rest of its address. */
const withCity = (place: OpeningPlace, city: string): OpeningPlace =>
  listKnownPlaces().find((known) => city === placeName(known)) ?? { ...place, city };

interface PlaceRowProps {
  number: number;
  place: OpeningPlace;
  onPlace: (place: OpeningPlace) => void;
  onRemove: () => void;
}

const PlaceRow = ({ number, place, onPlace, onRemove }: PlaceRowProps) => {
  const id = useId();
  const renderPart = (part: keyof typeof LABELS) => (
    <Form.Group controlId={`${id}${part}`}>
      <Form.Label>{LABELS[part]}</Form.Label>
      <Form.Control
        value={place[part]}
        list={part === 'city' ? `${id}known` : undefined}
        autoComplete="off"
        onChange={({ target }) =>
          onPlace(part === 'city' ? withCity(place, target.value) : { ...place, [part]: target.value })
        }
      />
    </Form.Group>
  );
  return (
    <fieldset className="mb-3">
      <legend className="h6">{`Place ${number}`}</legend>
      <div className="columns align-items-end">
        {renderPart('city')}
        {renderPart('region')}
        <Form.Group controlId={`${id}country`}>
          <Form.Label>Country</Form.Label>
          <Form.Select
            value={place.country}
            onChange={({ target }) => onPlace({ ...place, country: target.value })}
          >
            <option value="">Choose a country</option>
            {listCountries().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Form.Select>
        </Form.Group>
        {renderPart('street')}
        {renderPart('postcode')}
        <div>
          <Button variant="quiet" onClick={onRemove}>
            {`Remove place ${number}`}
          </Button>
        </div>
      </div>
      {/* Not after the legend: Bootstrap lets the element after a legend clear its float. */}
      <datalist id={`${id}known`}>
        {listKnownPlaces().map((known) => (
          <option key={placeName(known)} value={placeName(known)} />
        ))}
      </datalist>
    </fieldset>
  );
};

export const PlacesField = ({ value, onChange }: ListFieldProps) => {
  const { places } = value;
  const change = (changed: readonly OpeningPlace[]) => onChange({ ...value, places: changed });
  const [label, hint] = FORM_LABELS.places;
  return (
    <FieldGroup id="places" label={label} hint={hint}>
      {places.map((place, index) => (
        // Places have no identity but their position, and their rows keep no state.
        <PlaceRow
          key={index}
          number={index + 1}
          place={place}
          onPlace={(changed) => change(places.with(index, changed))}
          onRemove={() => change(places.toSpliced(index, 1))}
        />
      ))}
      {places.length < PLACE_LIMITS.places && (
        <Button variant="quiet" onClick={() => change([...places, EMPTY_PLACE])}>
          Add a place
        </Button>
      )}
    </FieldGroup>
  );
};

/** The countries from which people may work, each with a button that removes it. */
export const RemoteFromField = ({ value, onChange }: ListFieldProps) => {
  const id = useId();
  const { remote_from } = value;
  const change = (changed: readonly string[]) => onChange({ ...value, remote_from: changed });
  const [label, hint] = FORM_LABELS.remote_from;
  return (
    <FieldGroup id="remote_from" label={label} hint={hint}>
      <ul className="list-unstyled d-flex flex-wrap gap-2">
        {remote_from.map((code) => (
          <li key={code}>
            <Button variant="quiet" onClick={() => change(remote_from.filter((other) => other !== code))}>
              {`Remove ${countryName(code)}`}
            </Button>
          </li>
        ))}
      </ul>
      <Form.Group controlId={id}>
        <Form.Label>Add a country</Form.Label>
        <Form.Select value="" onChange={({ target }) => change([...remote_from, target.value])}>
          <option value="">Choose a country</option>
          {listCountries()
            .filter(({ code }) => !remote_from.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Form.Select>
      </Form.Group>
    </FieldGroup>
  );
};
