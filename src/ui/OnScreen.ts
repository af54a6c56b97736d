import styled from 'styled-components';

/** What only a screen can use, such as a notice with its buttons: left out on paper, with the gap around it. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
