#version 330
in vec3 pos;
out vec4 o;
void main() {
    ivec3 cell = ivec3(floor(pos));
    int sum = 0;
    for (int i = 0; i < 3; i++)
        sum += cell.rz[i % 2];
    o = vec4(float(sum));
}
