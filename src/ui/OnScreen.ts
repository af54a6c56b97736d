import styled from 'styled-components';

/** Left out on paper, with the gap around it. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
