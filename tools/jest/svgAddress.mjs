export default '/drawing.svg';
