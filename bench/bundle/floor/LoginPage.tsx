import { FORM_ERROR } from 'final-form';
import { Field, Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { useLoginMutation } from './api';
import { signedIn } from './store';

const Card = styled.main`
  max-width: 24rem;
  margin: 2rem auto;
  padding: 1rem;
  font: 1rem/1.5 system-ui;
`;
const Input = styled.input`
  display: block;
  width: 100%;
  min-height: 44px;
`;
const Problem = styled.p`
  color: #a4262c;
`;

type Values = { username?: string; password?: string };

const required = (value: string | undefined) => (value ? undefined : 'common.required.all');

const TextField = ({ name, type }: { name: 'username' | 'password'; type: string }) => {
  const { t } = useTranslation();
  return (
    <Field<string> name={name} validate={required}>
      {({ input, meta }) => (
        <label>
          {t(`login.${name}`)}
          <Input {...input} type={type} />
          {meta.touched && typeof meta.error === 'string' && <Problem>{t('common.required.all')}</Problem>}
        </label>
      )}
    </Field>
  );
};

/** A form with two fields, their validation and the server's refusal. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const submit = async ({ username = '', password = '' }: Values) => {
    const { data } = await login({ username, password });
    if (!data) return { [FORM_ERROR]: 'errors.invalidCredentials' };
    dispatch(signedIn(data.login));
    await navigate('/home');
    return undefined;
  };
  return (
    <Card>
      <h1>{t('login.title')}</h1>
      <Form<Values> onSubmit={submit}>
        {({ handleSubmit, submitError }) => (
          <form
            onSubmit={(event) => {
              void handleSubmit(event);
            }}
          >
            <TextField name="username" type="text" />
            <TextField name="password" type="password" />
            {submitError !== undefined && <Problem role="alert">{t('errors.invalidCredentials')}</Problem>}
            <button type="submit">{t('login.submit')}</button>
          </form>
        )}
      </Form>
    </Card>
  );
};
